// The card in a JSON value: V1, V2 or V3, told by what is in it.
import { isJsonObject, type Json, type JsonObject } from '@hakoniwa/stage';
import type { Card } from '../card.ts';
import { CardError } from '../card-error.ts';
import { type CardNotice, cardNotice } from '../card-notice.ts';
import { accepted, withoutNulls } from '../schema/accepted.ts';
import { bookEntrySchema, bookSchema } from '../schema/book.ts';
import { type CardData, cardDataSchema, V1_FIELDS } from '../schema/card-data.ts';
import { soundCardJson } from './parse-json.ts';

const SPECS = new Map<Json | undefined, 2 | 3>([
  ['chara_card_v2', 2],
  ['chara_card_v3', 3],
]);
const NEWEST = 3;
const FRAME = ['spec', 'spec_version', 'data'];

export interface CardRead {
  readonly card: Card;
  readonly notices: readonly CardNotice[];
}

/** The card in a JSON value that may come from anywhere; `text` is how it was written. */
export function cardFromJson(given: unknown, text?: string): CardRead {
  const value = soundCardJson(given, 'JSON');
  if (!isJsonObject(value)) throw new CardError('CARD_SPEC_UNKNOWN');
  const written = text ?? JSON.stringify(value);
  const version = SPECS.get(value.spec);
  if (version !== undefined) return framed(value, { version, text: written });
  if (value.spec === 'lorebook_v3' || isWorldInfo(value)) throw new CardError('CARD_IS_LOREBOOK');
  if (value.spec !== undefined || !isFlat(value)) throw new CardError('CARD_SPEC_UNKNOWN');
  const data = dataFrom(pick(value, V1_FIELDS), '');
  const beside = leaving(value, V1_FIELDS);
  return { card: { version: 1, data, beside, text: written }, notices: [] };
}

/** V1 has no mark of its own: a name and at least one other of its six texts. */
function isFlat(value: JsonObject): boolean {
  const known = V1_FIELDS.filter((field) => Object.hasOwn(value, field));
  return known.includes('name') && known.length > 1;
}

function isWorldInfo(value: JsonObject): boolean {
  return isJsonObject(value.entries) || Array.isArray(value.entries);
}

/** Programs repeat the first version's fields beside the data; they speak where the data does not. */
function framed(value: JsonObject, { version, text }: { version: 2 | 3; text: string }): CardRead {
  const inner = value.data;
  if (inner !== undefined && !isJsonObject(inner))
    throw new CardError('FIELD_INVALID', { at: 'data' });
  const data = dataFrom(
    { ...pick(value, V1_FIELDS), ...withoutNulls(inner, cardDataSchema) },
    'data',
  );
  const beside = Object.fromEntries(Object.entries(value).filter(([key]) => !FRAME.includes(key)));
  const isNewer = Number.parseFloat(String(value.spec_version)) > NEWEST;
  return {
    card: { version, data, beside, text },
    notices: [...(isNewer ? [cardNotice('VERSION_NEWER')] : []), ...remarks(data)],
  };
}

function leaving(value: JsonObject, fields: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !fields.includes(key)));
}

function pick(value: JsonObject, fields: readonly string[]): JsonObject {
  const found = fields.flatMap((field) => {
    const one = Object.hasOwn(value, field) ? value[field] : undefined;
    return one === undefined || one === null ? [] : [[field, one] as const];
  });
  return Object.fromEntries(found);
}

function dataFrom(value: Readonly<Record<string, unknown>>, at: string): CardData {
  const book = value.character_book;
  const whole = isJsonObject(book) ? { ...value, character_book: tidyBook(book) } : value;
  return accepted(cardDataSchema, { value: whole, at });
}

/** A book without the nulls that programs write for nothing. */
export function tidyBook(book: JsonObject): Record<string, unknown> {
  const { entries, ...rest } = withoutNulls(book, bookSchema);
  if (!Array.isArray(entries)) return entries === undefined ? rest : { ...rest, entries };
  const tidy = entries.map((entry: unknown) =>
    isJsonObject(entry) ? withoutNulls(entry, bookEntrySchema) : entry,
  );
  return { ...rest, entries: tidy };
}

function remarks(data: CardData): CardNotice[] {
  const hasPrompt = `${data.system_prompt}${data.post_history_instructions}`.trim() !== '';
  const isRemote = (data.assets ?? []).some(
    ({ uri }) => /^\s*[a-z]+:\/\//i.test(uri) && !isOwn(uri),
  );
  return [
    ...(hasPrompt ? [cardNotice('PROMPT_NOT_USED')] : []),
    ...(isRemote ? [cardNotice('REMOTE_ASSET_IGNORED')] : []),
  ];
}

/** The format's own spelling has one d. */
function isOwn(uri: string): boolean {
  return /^\s*embedd?ed:\/\//i.test(uri);
}
