// One schema in two uses: as JSON Schema for servers, as a check for answers.
import type { Json, JsonObject } from '@hakoniwa/stage';
import { z } from 'zod';
import type { AnswerSchema } from '../port/generate-request.ts';

/** The schema as JSON Schema, without the `$schema` line that grammar builders stumble over. */
export function jsonSchemaOf(schema: AnswerSchema): JsonObject {
  const { $schema: _, ...rest } = isZod(schema) ? z.toJSONSchema(schema) : schema;
  return rest as JsonObject;
}

/** A value of the wanted shape, or what is wrong with it. */
export type Checked =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Checks an answer against its schema. */
export function checkAnswer(schema: AnswerSchema, value: unknown): Checked {
  const checker = isZod(schema) ? schema : z.fromJSONSchema(schema);
  const parsed = checker.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data as Json };
  return { ok: false, problems: parsed.error.issues.map(problemText) };
}

function isZod(schema: AnswerSchema): schema is z.ZodType {
  return '_zod' in schema;
}

function problemText({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}
