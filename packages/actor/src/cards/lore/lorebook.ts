// A lorebook on its own, read from any of its three forms and written to any of them.
import { isJsonObject, type Json, type JsonObject } from '@hakoniwa/stage';
import { CardError } from '../card-error.ts';
import { tidyBook } from '../json/card-from-json.ts';
import { parseCardJson, soundCardJson } from '../json/parse-json.ts';
import { limits } from '../limits.ts';
import { looksLikeJson } from '../read-card.ts';
import { accepted } from '../schema/accepted.ts';
import { type Book, bookSchema } from '../schema/book.ts';
import { entryFromWorldInfo, entryToWorldInfo, OWN } from './world-info-entry.ts';

/** A book as cards carry it, the file of V3, and SillyTavern's world info. */
export const LOREBOOK_FORMS = ['character_book', 'lorebook_v3', 'world_info'] as const;
export type LorebookForm = (typeof LOREBOOK_FORMS)[number];

export interface Lorebook {
  readonly form: LorebookForm;
  readonly book: Book;
  /** The JSON as it came. */
  readonly text: string;
}

/** The lorebook in a file. Throws a CardError, and nothing else, for whatever is not one. */
export function readLorebook(bytes: Uint8Array): Lorebook {
  if (!looksLikeJson(bytes)) throw new CardError('LOREBOOK_UNKNOWN');
  const { value, text } = parseCardJson(bytes, 'JSON');
  return lorebookFromJson(value, text);
}

/** The lorebook in a JSON value that may come from anywhere. */
export function lorebookFromJson(given: unknown, text?: string): Lorebook {
  const value = soundCardJson(given, 'JSON');
  if (!isJsonObject(value)) throw new CardError('LOREBOOK_UNKNOWN');
  const written = text ?? JSON.stringify(value);
  if (value.spec === 'lorebook_v3') {
    return { form: 'lorebook_v3', book: bookFrom(value.data, 'data'), text: written };
  }
  const entries = value.entries;
  if (isJsonObject(entries)) {
    return { form: 'world_info', book: bookFromWorldInfo(value, entries), text: written };
  }
  if (!Array.isArray(entries)) throw new CardError('LOREBOOK_UNKNOWN');
  return { form: 'character_book', book: bookFrom(value, ''), text: written };
}

/** The book as JSON in one of the forms. */
export function lorebookJson(book: Book, form: LorebookForm): JsonObject {
  if (form === 'character_book') return book as unknown as JsonObject;
  if (form === 'lorebook_v3') return { spec: 'lorebook_v3', data: book as unknown as Json };
  const { entries, extensions, name, ...rest } = book;
  const { [OWN]: own, ...foreign } = extensions;
  const isOurs = isJsonObject(own) && isJsonObject(own.worldInfo);
  const carried = isOurs ? (own.worldInfo as JsonObject) : {};
  const others = isOurs ? foreign : extensions;
  const kept = { ...rest, ...(Object.keys(others).length === 0 ? {} : { extensions: others }) };
  const written = entries.map((entry, index) => entryToWorldInfo(entry, index));
  return {
    ...carried,
    ...(name === undefined ? {} : { name }),
    entries: Object.fromEntries(written.map((entry) => [String(entry.uid), entry])),
    ...(Object.keys(kept).length === 0 ? {} : { [OWN]: kept as unknown as Json }),
  };
}

function bookFrom(value: unknown, at: string): Book {
  if (!isJsonObject(value))
    throw new CardError('FIELD_INVALID', { at: at === '' ? 'entries' : at });
  return accepted(bookSchema, { value: tidyBook(value), at });
}

function bookFromWorldInfo(value: JsonObject, entries: JsonObject): Book {
  const { entries: _, name, [OWN]: kept, ...others } = value;
  const list = Object.entries(entries);
  if (list.length > limits.bookEntries) throw new CardError('FIELD_INVALID', { at: 'entries' });
  const isBare = Object.keys(others).length === 0;
  const before = isJsonObject(kept) ? kept : {};
  const foreign = isJsonObject(before.extensions) ? before.extensions : {};
  const book = {
    ...before,
    extensions: isBare ? foreign : { ...foreign, [OWN]: { worldInfo: others } },
    ...(typeof name === 'string' ? { name } : {}),
    entries: list.map(([key, entry]) => entryFromWorldInfo(entry, key)),
  };
  return accepted(bookSchema, { value: book, at: '' });
}
