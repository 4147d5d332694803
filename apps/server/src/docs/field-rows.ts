// The fields of a schema as rows of a table: `world_state.props.*.state[]`.
import type { JsonSchema } from '../api/field-texts.ts';

export interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** Every field in the order of the schema, each path once. */
export function fieldRows(schema: JsonSchema, path = ''): FieldRow[] {
  const { properties = {}, required = [], additionalProperties: rest, items } = schema;
  const { anyOf = [], oneOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, inner]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const row = {
      path: here,
      type: typeOf(inner),
      isRequired: required.includes(name),
      text: inner.description ?? '',
    };
    return [row, ...fieldRows(inner, here)];
  });
  const rows = [
    ...own,
    ...(isMap(rest) ? fieldRows(rest, `${path}.*`) : []),
    ...(items ? fieldRows(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf].flatMap((inner) => fieldRows(inner, path)),
  ];
  const byPath = new Map(rows.toReversed().map((row) => [row.path, row]));
  return rows.filter((row) => byPath.get(row.path) === row);
}

/** The type in a few words. */
export function typeOf(schema: JsonSchema): string {
  const { type, enum: values, const: only, items, additionalProperties: rest } = schema;
  const forms = schema.anyOf ?? schema.oneOf;
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (forms) return [...new Set(forms.map(typeOf))].join(' | ');
  if (type === 'array') return listOf(items ? typeOf(items) : 'any');
  if (type === 'object' && isMap(rest)) return `{ [name]: ${typeOf(rest)} }`;
  return typeof type === 'string' ? type : (type?.join(' | ') ?? 'any');
}

function listOf(type: string): string {
  return type.includes(' ') ? `(${type})[]` : `${type}[]`;
}

/** Whether an object is a table by name rather than a shape that tolerates more fields. */
function isMap(rest: JsonSchema['additionalProperties']): rest is JsonSchema {
  return typeof rest === 'object' && Object.keys(rest).length > 0;
}
