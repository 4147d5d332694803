// A JSON body as a schema wants it; whatever is wrong is named field by field.
import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { problemIn } from './borders/body-problem.ts';
import { RequestInvalid } from './errors.ts';
import { limits } from './limits.ts';
import { readBodyJson } from './read-json.ts';

/** Reads and checks the body; throws RequestInvalid or what readJson throws. */
export async function readBody<T extends z.ZodType>(
  request: HonoRequest,
  schema: T,
): Promise<z.output<T>> {
  const json = await readBodyJson(request);
  const problem = problemIn(json);
  if (problem) throw new RequestInvalid([problem]);
  return checked(schema, { value: json });
}

/** A value as a schema wants it. */
export function checked<T extends z.ZodType>(
  schema: T,
  { value, at = '' }: { readonly value: unknown; readonly at?: string | undefined },
): z.output<T> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const problems = read.error.issues.slice(0, limits.problemsListed).map((issue) => ({
    path: [at, ...issue.path.map(String)].filter(Boolean).join('.'),
    message: issue.message,
  }));
  throw new RequestInvalid(problems);
}
