// Walks a schema along a value: which parts accept what, and which keys are known where.
import { z } from 'zod';
import type { Path } from '../yaml/yaml-file.ts';

/** The schema inside optional, nullable and the like. */
function bare(schema: unknown): unknown {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodLazy
  )
    inner = inner.unwrap();
  return inner;
}

/** Every alternative of a schema. */
function alternatives(schema: unknown): unknown[] {
  const inner = bare(schema);
  return inner instanceof z.ZodUnion ? inner.options.flatMap(alternatives) : [inner];
}

/** The schemas of the part under a key. */
function partsUnder(schema: unknown, key: string | number): unknown[] {
  return alternatives(schema).flatMap((one) => {
    if (one instanceof z.ZodObject) {
      const shape: Readonly<Record<string, unknown>> = one.shape;
      return Object.hasOwn(shape, key) ? [shape[key]] : [];
    }
    if (one instanceof z.ZodRecord) return [one.valueType];
    return one instanceof z.ZodArray ? [one.element] : [];
  });
}

/** The keys an object may have at a path. */
export function knownKeys(schema: unknown, path: Path): string[] {
  const [first, ...rest] = path;
  if (first !== undefined)
    return [...new Set(partsUnder(schema, first).flatMap((part) => knownKeys(part, rest)))];
  return alternatives(schema).flatMap((one) =>
    one instanceof z.ZodObject ? Object.keys(one.shape) : [],
  );
}

/** The values an enumeration allows at a path. */
export function knownValues(schema: unknown, path: Path): string[] {
  const [first, ...rest] = path;
  if (first !== undefined)
    return partsUnder(schema, first).flatMap((part) => knownValues(part, rest));
  return alternatives(schema).flatMap((one) =>
    one instanceof z.ZodEnum ? one.options.map(String) : [],
  );
}

/** Visits each part of a value with the schema it was accepted by. */
export function walkValue(
  schema: unknown,
  {
    value,
    visit,
    path = [],
  }: {
    readonly value: unknown;
    readonly visit: (schema: object, value: unknown, path: Path) => void;
    readonly path?: Path | undefined;
  },
): void {
  const inner = bare(schema);
  if (typeof inner !== 'object' || inner === null) return;
  visit(inner, value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    for (const under of partsUnder(inner, step).slice(0, 1))
      walkValue(under, { value: part, visit, path: [...path, step] });
  }
}
