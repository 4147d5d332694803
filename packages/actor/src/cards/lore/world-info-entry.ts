// An entry of world info as a book entry, and back; what one form lacks travels along in the other.
import { isJsonObject, type JsonObject } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { accepted, withoutNulls } from '../schema/accepted.ts';
import { type BookEntry, bookEntrySchema } from '../schema/book.ts';
import { cardText } from '../schema/text.ts';
import { WORLD_INFO_NAMES } from './world-info-names.data.ts';

/** Where we keep what the other form has no field for. */
export const OWN = 'hakoniwa';

const keys = z.array(cardText).max(limits.listLength);

const worldInfoEntrySchema = z.looseObject({
  uid: z.union([z.number(), z.string()]).optional(),
  key: keys.default([]),
  keysecondary: keys.optional(),
  comment: cardText.optional(),
  content: cardText.default(''),
  constant: z.boolean().optional(),
  selective: z.boolean().optional(),
  order: z.number().default(100),
  disable: z.boolean().default(false),
});

/** The book entry of a world-info entry; `name` is the key it stood under. */
export function entryFromWorldInfo(value: unknown, name: string): BookEntry {
  const tidy = isJsonObject(value) ? withoutNulls(value, worldInfoEntrySchema) : value;
  const read = accepted(worldInfoEntrySchema, { value: tidy, at: `entries.${name}` });
  const { uid, key, keysecondary, comment, content, constant, selective, order, disable } = read;
  const { [OWN]: kept, ...others } = omit(read, Object.keys(worldInfoEntrySchema.shape));
  const isKnown = (field: string) => Object.hasOwn(WORLD_INFO_NAMES, field);
  const known = Object.entries(others).filter(([field]) => isKnown(field));
  const unknown = Object.entries(others).filter(([field]) => !isKnown(field));
  const before = isJsonObject(kept) ? kept : {};
  const extensions = {
    ...(isJsonObject(before.extensions) ? before.extensions : {}),
    ...Object.fromEntries(known.map(([field, one]) => [WORLD_INFO_NAMES[field] ?? field, one])),
    ...(unknown.length === 0 ? {} : { [OWN]: { worldInfo: Object.fromEntries(unknown) } }),
  };
  const sensitive = others.caseSensitive;
  const entry = {
    ...before,
    ...defined({
      id: uid ?? idOf(name),
      secondary_keys: keysecondary,
      comment,
      constant,
      selective,
    }),
    keys: key,
    content,
    insertion_order: order,
    enabled: !disable,
    ...(others.position === undefined
      ? {}
      : { position: others.position === 0 ? 'before_char' : 'after_char' }),
    ...(typeof sensitive === 'boolean' ? { case_sensitive: sensitive } : {}),
    extensions,
  };
  return accepted(bookEntrySchema, { value: entry, at: `entries.${name}` });
}

function idOf(name: string): number | string {
  return /^\d{1,9}$/.test(name) ? Number(name) : name;
}

/** The world-info entry of a book entry, under its own number. */
export function entryToWorldInfo(entry: BookEntry, index: number): JsonObject {
  const { extensions } = entry;
  const fields = Object.entries(WORLD_INFO_NAMES).filter(([, name]) =>
    Object.hasOwn(extensions, name),
  );
  const own = extensions[OWN];
  const carried = isJsonObject(own) && isJsonObject(own.worldInfo) ? own.worldInfo : {};
  const rest = {
    ...omit(entry, CARRIED),
    ...withExtensions(omit(extensions, [...Object.values(WORLD_INFO_NAMES), ...ownName(own)])),
  };
  return {
    ...carried,
    uid: entry.id ?? index,
    key: entry.keys,
    ...defined({
      keysecondary: entry.secondary_keys,
      comment: entry.comment ?? entry.name,
      constant: entry.constant,
      selective: entry.selective,
      caseSensitive: entry.case_sensitive,
      position: positionOf(entry),
    }),
    content: entry.content,
    order: entry.insertion_order,
    disable: !entry.enabled,
    ...Object.fromEntries(fields.map(([field, name]) => [field, extensions[name]])),
    ...(Object.keys(rest).length === 0 ? {} : { [OWN]: rest }),
  } as JsonObject;
}

/** Fields of a book entry that world info has under another name. */
const CARRIED = [
  'id',
  'keys',
  'secondary_keys',
  'comment',
  'constant',
  'selective',
  'content',
  'insertion_order',
  'enabled',
  'position',
  'case_sensitive',
  'extensions',
];

function positionOf({ position }: BookEntry): number | undefined {
  if (position === undefined) return undefined;
  return position === 'after_char' ? 1 : 0;
}

function ownName(own: unknown): string[] {
  return isJsonObject(own) && Object.hasOwn(own, 'worldInfo') ? [OWN] : [];
}

function withExtensions(extensions: Record<string, unknown>): Record<string, unknown> {
  return Object.keys(extensions).length === 0 ? {} : { extensions };
}

function omit(value: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));
}

function defined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}
