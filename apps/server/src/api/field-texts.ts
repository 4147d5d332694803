// Gives every field of a schema its meaning in words, found by the field's name.
import type { Language } from '@hakoniwa/stage';
import { type ApiWording, serverWording } from '../locale/index.ts';

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** The schema with descriptions; `field.parent.name` is preferred to `field.name`. */
export function withFieldTexts(
  schema: JsonSchema,
  { language, parent = '' }: { readonly language: Language; readonly parent?: string | undefined },
): JsonSchema {
  const deeper = (inner: JsonSchema, name = parent) =>
    withFieldTexts(inner, { language, parent: name });
  const { properties, additionalProperties: rest, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => {
              const description = textOf(serverWording(language), parent, name);
              return [name, { ...(description ? { description } : {}), ...deeper(inner, name) }];
            }),
          ),
        }
      : {}),
    ...(typeof rest === 'object' ? { additionalProperties: deeper(rest) } : {}),
    ...(items ? { items: deeper(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((inner) => deeper(inner)) } : {}),
    ...(oneOf ? { oneOf: oneOf.map((inner) => deeper(inner)) } : {}),
  };
}

function textOf(words: ApiWording, parent: string, name: string): string | undefined {
  const known: Readonly<Record<string, string>> = words;
  return known[`field.${parent}.${name}`] ?? known[`field.${name}`];
}
