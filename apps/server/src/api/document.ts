// The OpenAPI 3.1 document of all routes, in one language.
import type { Language } from '@hakoniwa/stage';
import { z } from 'zod';
import { type ApiWording, serverWording } from '../locale/index.ts';
import type { Route } from '../route.ts';
import { type JsonSchema, withFieldTexts } from './field-texts.ts';
import type { ApiOperation, Content, Parameter } from './operation.ts';
import { answersOf } from './refusals.ts';
import { requestSchema } from './request-schema.ts';

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
    readonly in: 'path' | 'query' | 'header';
    readonly required?: true;
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

const written = new WeakMap<readonly Route[], Map<Language, ApiDocument>>();

/** The document; written once for the same routes and language, because anybody may ask for it again and again. */
export function apiDocument(routes: readonly Route[], language: Language): ApiDocument {
  const known = written.get(routes) ?? new Map<Language, ApiDocument>();
  written.set(routes, known);
  const document = known.get(language) ?? writeDocument(routes, language);
  known.set(language, document);
  return document;
}

function writeDocument(routes: readonly Route[], language: Language): ApiDocument {
  const words = serverWording(language);
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const route of routes) {
    const { method, path, operation } = route;
    const described = describe({ ...operation, answers: answersOf(route) }, { language, schemas });
    paths[templateOf(path)] = { ...paths[templateOf(path)], [method]: described };
  }
  return {
    openapi: '3.1.0',
    info: { title: words['api.title'], version: '1.0.0', description: words['api.description'] },
    paths,
    components: { schemas },
  };
}

/** A route's path as OpenAPI writes it. */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

interface Writing {
  readonly language: Language;
  /** Named schemas met so far. */
  readonly schemas: Record<string, JsonSchema>;
  /** Whether it is what is sent to us that is written. */
  readonly isRequest?: boolean;
}

function describe(operation: ApiOperation, writing: Writing): OperationObject {
  const words = serverWording(writing.language);
  const { id, summary, description, body, answers } = operation;
  const parameters = parametersOf(operation, words);
  return {
    operationId: id,
    summary: words[summary],
    ...(description ? { description: words[description] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: media([body].flat(), { ...writing, isRequest: true }),
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { description: text, content }]) => [
        status,
        { description: words[text], content: media(content, writing) },
      ]),
    ),
  };
}

function parametersOf(
  { path = [], query = [], headers = [] }: ApiOperation,
  words: ApiWording,
): NonNullable<OperationObject['parameters']> {
  const places = [
    ...path.map((one) => ({ ...one, in: 'path' as const, required: true as const })),
    ...query.map((one) => ({ ...one, in: 'query' as const, ...needed(one) })),
    ...headers.map((one) => ({ ...one, in: 'header' as const, ...needed(one) })),
  ];
  return places.map(({ description, schema, ...rest }) => ({
    ...rest,
    description: words[description],
    schema: requestSchema(schema),
  }));
}

function needed({ schema }: Parameter): { required?: true } {
  return schema.safeParse(undefined).success ? {} : { required: true };
}

function media(contents: readonly Content[], writing: Writing): Media {
  const { language, schemas, isRequest = false } = writing;
  const jsonSchemaOf = isRequest ? requestSchema : answerSchema;
  return Object.fromEntries(
    contents.map(({ type, name, schema, example, mended }) => {
      const full =
        schema && withFieldTexts(jsonSchemaOf(schema, mended), { language, parent: name });
      if (name !== undefined && full) schemas[name] = full;
      const shown = name === undefined ? full : { $ref: `#/components/schemas/${name}` };
      return [
        type,
        { ...(shown ? { schema: shown } : {}), ...(example === undefined ? {} : { example }) },
      ];
    }),
  );
}

function answerSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest as JsonSchema;
}
