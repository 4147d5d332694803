// The entries of a lorebook as lore of a pack, by generated ids.
import { limits as stageLimits } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { splitDecorators } from '../lore/decorators.ts';
import { type LoreTrigger, triggerOf } from '../lore/lore-trigger.ts';
import type { Book, BookEntry } from '../schema/book.ts';
import { type MacroNames, openMacros } from '../text/macros.ts';
import { cutTo, shownText } from '../text/shown-text.ts';
import { proseFrom } from './from-card.ts';
import type { PlainLore } from './plain-character.ts';

/** As many words as lore may be called by. */
const KEYS = 50;

export interface BookLore {
  /** Which entry of the book it is. */
  readonly index: number;
  readonly lore: PlainLore;
  readonly trigger: LoreTrigger;
}

/** What of a book becomes lore: enabled entries with a text, in the order they are inserted. */
export function loreFromBook(book: Book, cast: MacroNames): BookLore[] {
  return book.entries
    .map((entry, index) => ({ index, lore: loreOf(entry, cast), trigger: triggerOf(entry) }))
    .filter(({ lore, trigger }) => trigger.isEnabled && lore.text !== '')
    .sort((a, b) => a.trigger.order - b.trigger.order)
    .slice(0, limits.packLore);
}

function loreOf(entry: BookEntry, cast: MacroNames): PlainLore {
  const title = word(entry.name?.trim() ? entry.name : (entry.comment ?? ''), cast);
  const keys = triggerOf(entry).keys.map((key) => word(key, cast));
  return {
    ...(title === '' ? {} : { title }),
    text: proseFrom(splitDecorators(entry.content).text, cast),
    keys: [...new Set(keys)].filter((key) => key !== '').slice(0, KEYS),
  };
}

function word(text: string, cast: MacroNames): string {
  const line = shownText(openMacros(text, cast)).replace(/\s+/g, ' ');
  return cutTo(line, stageLimits.nameLength).trim();
}
