// Holds a value against a schema, and names the field that does not fit.
import { isJsonObject } from '@hakoniwa/stage';
import type { z } from 'zod';
import { CardError } from '../card-error.ts';

/** The value as the schema takes it; a field of another type is refused by its name. */
export function accepted<T extends z.ZodType>(
  schema: T,
  { value, at }: { readonly value: unknown; readonly at: string },
): z.infer<T> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.map(String) ?? [];
  throw new CardError('FIELD_INVALID', { at: [at, ...path].filter((one) => one).join('.') });
}

/** An object without its empty fields: programs write null where they mean nothing. */
export function withoutNulls(
  value: unknown,
  schema: { readonly shape: object },
): Record<string, unknown> {
  if (!isJsonObject(value)) return {};
  const kept = Object.entries(value).filter(
    ([key, one]) => one !== null || !Object.hasOwn(schema.shape, key),
  );
  return Object.fromEntries(kept);
}
