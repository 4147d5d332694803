// The OpenAPI 3.1 document of all routes, in one language.
import type { Language } from '@hakoniwa/stage';
import { z } from 'zod';
import { wordingOf } from '../locale/index.ts';
import type { Route } from '../route.ts';
import { type JsonSchema, withFieldTexts } from './field-texts.ts';
import type { Content, Operation } from './operation.ts';

export interface MediaType {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
}
type Media = Readonly<Record<string, MediaType>>;

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'query';
    readonly description: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly required: true; readonly content: Media };
  readonly responses: Readonly<Record<string, { description: string; content: Media }>>;
}

export interface ApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Writes the document. */
export function apiDocument(routes: readonly Route[], language: Language): ApiDocument {
  const words = wordingOf(language);
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const { method, path, operation } of routes)
    paths[path] = { ...paths[path], [method]: describe(operation, { language, schemas }) };
  return {
    openapi: '3.1.0',
    info: { title: words['api.title'], version: '1.0.0', description: words['api.description'] },
    paths,
    components: { schemas },
  };
}

interface Writing {
  readonly language: Language;
  /** Named schemas met so far. */
  readonly schemas: Record<string, JsonSchema>;
}

function describe(operation: Operation, writing: Writing): OperationObject {
  const words = wordingOf(writing.language);
  const { id, summary, description, query, body, answers } = operation;
  return {
    operationId: id,
    summary: words[summary],
    ...(description ? { description: words[description] } : {}),
    ...(query
      ? {
          parameters: query.map(({ name, description: text, schema }) => ({
            name,
            in: 'query' as const,
            description: words[text],
            schema: jsonSchema(schema),
          })),
        }
      : {}),
    ...(body ? { requestBody: { required: true, content: media([body], writing) } } : {}),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { description: text, content }]) => [
        status,
        { description: words[text], content: media(content, writing) },
      ]),
    ),
  };
}

function media(contents: readonly Content[], { language, schemas }: Writing): Media {
  return Object.fromEntries(
    contents.map(({ type, name, schema, example }) => {
      const full = schema && withFieldTexts(jsonSchema(schema), language, name);
      if (name !== undefined && full) schemas[name] = full;
      const shown = name === undefined ? full : { $ref: `#/components/schemas/${name}` };
      return [
        type,
        { ...(shown ? { schema: shown } : {}), ...(example === undefined ? {} : { example }) },
      ];
    }),
  );
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest as JsonSchema;
}
