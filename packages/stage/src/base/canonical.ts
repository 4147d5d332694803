// Canonical JSON: one text for one value, whatever order its keys were written in.
import type { Json } from './json.ts';

/** Writes a value as JSON with sorted keys and no spaces; `undefined` fields are left out. */
export function canonicalJson(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object') return JSON.stringify(value);
  return isArray(value) ? canonicalArray(value) : canonicalObject(value);
}

function isArray(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

function canonicalArray(items: readonly Json[]): string {
  let text = '[';
  for (let i = 0; i < items.length; i++) {
    if (i > 0) text += ',';
    text += canonicalJson(items[i]);
  }
  return `${text}]`;
}

function canonicalObject(fields: { readonly [key: string]: Json }): string {
  let text = '{';
  for (const key of Object.keys(fields).sort()) {
    const value = fields[key];
    if (value === undefined) continue;
    if (text.length > 1) text += ',';
    text += `${JSON.stringify(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}
