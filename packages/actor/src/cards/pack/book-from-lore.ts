// Lore as a lorebook: the entries it came from with what has changed since, and new ones after them.
import { accepted } from '../schema/accepted.ts';
import { type Book, type BookEntry, bookEntrySchema, bookSchema } from '../schema/book.ts';
import { type CardSource, readingsOf } from './card-source.ts';
import { macroNamesOf } from './from-card.ts';
import { loreIdOf } from './ids.ts';
import { loreFromBook } from './lore-from-book.ts';
import type { PlainLore } from './plain-character.ts';

/** Where entries without an order of their own begin, as programs do. */
const FIRST_ORDER = 100;

/** The book of a character's lore; undefined when there is none. */
export function bookFrom(source: CardSource, book: Book | undefined): Book | undefined {
  const { id, lore } = source;
  const known = importedFrom(source, book);
  const kept = (book?.entries ?? []).flatMap((entry, index) => {
    const befores = known.get(index);
    // What never became lore cannot have been changed or deleted there.
    if (befores === undefined) return [entry];
    const now = Object.hasOwn(lore, loreIdOf(id, index)) ? lore[loreIdOf(id, index)] : undefined;
    return now === undefined ? [] : [mended(entry, befores, now)];
  });
  const ownIds = new Set([...known.keys()].map((index) => loreIdOf(id, index)));
  const added = Object.entries(lore).filter(([loreId]) => !ownIds.has(loreId));
  if (book === undefined && added.length === 0) return undefined;
  const entries = [...kept, ...added.map(([, one], index) => newEntry(one, index))];
  return accepted(bookSchema, { value: { ...book, entries }, at: 'character_book' });
}

/** By the entry's place in the book, the lore it may have become. */
function importedFrom(source: CardSource, book: Book | undefined): Map<number, PlainLore[]> {
  const { original } = source;
  const found = new Map<number, PlainLore[]>();
  if (!original || !book) return found;
  for (const reading of readingsOf(source)) {
    for (const { index, lore } of loreFromBook(book, macroNamesOf(original, reading))) {
      found.set(index, [...(found.get(index) ?? []), lore]);
    }
  }
  return found;
}

function mended(entry: BookEntry, befores: readonly PlainLore[], now: PlainLore): BookEntry {
  const isNew = (part: (lore: PlainLore) => string | undefined) =>
    befores.every((before) => part(before) !== part(now));
  return {
    ...entry,
    ...(isNew(({ text }) => text) ? { content: now.text } : {}),
    ...(isNew(({ title }) => title) ? { name: now.title } : {}),
    ...(isNew(({ keys }) => keys.join('\n')) ? { keys: [...now.keys] } : {}),
  };
}

function newEntry({ title, text, keys }: PlainLore, index: number): BookEntry {
  const entry = {
    keys: [...keys],
    content: text,
    extensions: {},
    enabled: true,
    insertion_order: FIRST_ORDER + index,
    use_regex: false,
    // Lore that no word calls is always in mind.
    constant: keys.length === 0,
    ...(title === undefined ? {} : { name: title }),
  };
  return accepted(bookEntrySchema, { value: entry, at: 'entries' });
}
