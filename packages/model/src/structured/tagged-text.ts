// Reads fields out of text without JSON: `<speech>…</speech>` or lines like `speech: …`.

import { isJsonObject, type Json, type JsonObject } from '@hakoniwa/stage';
import { YES } from './data/yes.ts';

/** The fields of a schema that can be found in a text, or undefined when there is none. */
export function readTaggedText(schema: JsonObject, text: string): JsonObject | undefined {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const found: Record<string, Json> = {};
  for (const [key, shape] of Object.entries(properties)) {
    const said = findTag(key, text) ?? findLine(key, text);
    if (said !== undefined) found[key] = asShape(shape, said);
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

function findTag(key: string, text: string): string | undefined {
  const open = text.indexOf(`<${key}>`);
  if (open === -1) return undefined;
  const start = open + key.length + 2;
  const close = text.indexOf(`</${key}>`, start);
  return close === -1 ? undefined : text.slice(start, close).trim();
}

/** A line that begins with the key and a colon; marks of emphasis and lists around it do not matter. */
function findLine(key: string, text: string): string | undefined {
  for (const line of text.split('\n')) {
    const bare = line.replace(/^[\s*_#"'`-]+/, '');
    if (!bare.toLowerCase().startsWith(key.toLowerCase())) continue;
    const said = /^[\s*_"'`]*[:：](.*)$/.exec(bare.slice(key.length))?.[1];
    if (said !== undefined) return bareWords(said);
  }
  return undefined;
}

/** Words without the marks of emphasis before them and the quotes, commas and blanks around them. */
function bareWords(said: string): string {
  const opened = said.trimStart().replace(/^\*+\s*/, '');
  return opened.replace(/(?<!["',\s])["',\s]+$/, '').replace(/^"/, '');
}

/** A text as the kind of value its place in the schema wants. */
function asShape(shape: Json, said: string): Json {
  const type = isJsonObject(shape) ? shape.type : undefined;
  if (type === 'number' || type === 'integer') return said === '' ? said : Number(said);
  if (type === 'boolean') return YES.test(said);
  if (type === 'array') return said === '' ? [] : said.split(/[,、]/).map((one) => one.trim());
  if (type === 'null') return null;
  return said;
}
