// The lines a voice speaks by on an occasion: its own and anybody's, or the default grammar for who has none. Lines that
// make a point are for everybody: what is true is said in plain words before it is not said at all.
import type { PhraseBook, PhraseChoice } from './phrase-book.ts';
import type { Occasion } from './phrase-schema.ts';

type ByOccasion = ReadonlyMap<Occasion, readonly PhraseChoice[]>;

/** Books are made once and asked at every word. */
const read = new WeakMap<PhraseBook, Map<string, ByOccasion>>();

/** The lines of a voice on an occasion, in the order of the book. */
export function linesOfVoice(
  book: PhraseBook,
  { who, on }: { readonly who: string; readonly on: Occasion },
): readonly PhraseChoice[] {
  const voices = read.get(book) ?? new Map<string, ByOccasion>();
  read.set(book, voices);
  const known = voices.get(who) ?? byOccasion(book, who);
  voices.set(who, known);
  return known.get(on) ?? [];
}

function byOccasion({ lines }: PhraseBook, who: string): ByOccasion {
  const own = lines.filter((line) => line.who === who);
  const hasOwn = own.some(({ when }) => when.point === undefined);
  const found = new Map<Occasion, PhraseChoice[]>();
  for (const line of lines) {
    if (line.who !== undefined && line.who !== who) continue;
    if (line.isDefault && hasOwn && line.when.point === undefined) continue;
    const list = found.get(line.on) ?? [];
    list.push(line);
    found.set(line.on, list);
  }
  return found;
}
