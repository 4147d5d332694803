// Canonical JSON: one text for one value, whatever order its keys were written in.
import { type Json, type JsonObject, setOwn } from './json.ts';

/**
 * Writes a value as JSON with sorted keys and no spaces; `undefined` fields are left out. The host
 * writes it, once its keys are in order: most of what is written often has them so from the start.
 */
export function canonicalJson(value: Json | undefined): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const ordered = inOrder(value);
  return ordered === undefined ? written(value) : JSON.stringify(ordered);
}

/** The same value with all keys in order, itself where they are; undefined when no object can have them so. */
function inOrder(value: object): object | undefined {
  return Array.isArray(value) ? listInOrder(value as Json[]) : fieldsInOrder(value as JsonObject);
}

function listInOrder(items: readonly Json[]): readonly Json[] | undefined {
  let copy: Json[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (typeof item !== 'object' || item === null) continue;
    const ordered = inOrder(item) as Json | undefined;
    if (ordered === undefined) return undefined;
    if (ordered === item) continue;
    copy ??= items.slice();
    copy[i] = ordered;
  }
  return copy ?? items;
}

function fieldsInOrder(fields: JsonObject): JsonObject | undefined {
  let last = '';
  let isSorted = true;
  let fresh: Map<string, Json> | undefined;
  for (const key in fields) {
    if (key < last) isSorted = false;
    last = key;
    const inner = fields[key];
    if (typeof inner !== 'object' || inner === null) continue;
    const ordered = inOrder(inner) as Json | undefined;
    if (ordered === undefined) return undefined;
    if (ordered !== inner) fresh = (fresh ?? new Map<string, Json>()).set(key, ordered);
  }
  return isSorted && !fresh ? fields : sortedCopy(fields, fresh);
}

function sortedCopy(
  fields: JsonObject,
  fresh: ReadonlyMap<string, Json> | undefined,
): JsonObject | undefined {
  const keys = Object.keys(fields).sort();
  // Whole numbers come first in every object, by size: `10` would stand behind `9`.
  if (keys.some(isNumber)) return undefined;
  const copy: JsonObject = {};
  for (const key of keys) setOwn(copy, { key, value: fresh?.get(key) ?? (fields[key] as Json) });
  return copy;
}

function isNumber(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= DIGIT_0 && first <= DIGIT_9;
}

const DIGIT_0 = 48;
const DIGIT_9 = 57;

/** The same text put together here, for what no object can hold in order. */
function written(value: Json | undefined): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${(value as Json[]).map(written).join(',')}]`;
  const fields = value as JsonObject;
  const texts = Object.keys(fields)
    .sort()
    .filter((key) => fields[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${written(fields[key])}`);
  return `{${texts.join(',')}}`;
}
