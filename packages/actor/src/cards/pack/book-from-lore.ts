// Lore as a lorebook: the entries it came from with what has changed since, and new ones after them.
import { accepted } from '../schema/accepted.ts';
import { type Book, type BookEntry, bookEntrySchema, bookSchema } from '../schema/book.ts';
import type { CardSource } from './card-source.ts';
import { castOf } from './from-card.ts';
import { loreIdOf } from './ids.ts';
import { loreFromBook } from './lore-from-book.ts';
import type { PlainLore } from './plain-character.ts';

/** Where entries without an order of their own begin, as programs do. */
const FIRST_ORDER = 100;

/** The book of a character's lore; undefined when there is none. */
export function bookFrom(
  { id, lore, original, language, user }: CardSource,
  book: Book | undefined,
): Book | undefined {
  const cast = original && castOf(original, { language, user });
  const imported = book && cast ? loreFromBook(book, cast) : [];
  const known = new Map(imported.map((one) => [one.index, one.lore]));
  const kept = (book?.entries ?? []).flatMap((entry, index) => {
    const before = known.get(index);
    // What never became lore cannot have been changed or deleted there.
    if (before === undefined) return [entry];
    const now = Object.hasOwn(lore, loreIdOf(id, index)) ? lore[loreIdOf(id, index)] : undefined;
    return now === undefined ? [] : [mended(entry, before, now)];
  });
  const ownIds = new Set([...known.keys()].map((index) => loreIdOf(id, index)));
  const added = Object.entries(lore).filter(([loreId]) => !ownIds.has(loreId));
  if (book === undefined && added.length === 0) return undefined;
  const entries = [...kept, ...added.map(([, one], index) => newEntry(one, index))];
  return accepted(bookSchema, { ...book, entries }, 'character_book');
}

function mended(entry: BookEntry, before: PlainLore, now: PlainLore): BookEntry {
  const hasNewKeys = before.keys.join('\n') !== now.keys.join('\n');
  return {
    ...entry,
    ...(before.text === now.text ? {} : { content: now.text }),
    ...(before.title === now.title ? {} : { name: now.title }),
    ...(hasNewKeys ? { keys: [...now.keys] } : {}),
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
  return accepted(bookEntrySchema, entry, 'entries');
}
