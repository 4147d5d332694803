// What a verb of writing leaves behind: marks and words, whatever they are called.
import type { Noun } from '../types.ts';
import { CREATURES } from './data/creatures.ts';
import { PRODUCED_NOUNS } from './data/nouns.ts';
import { THINGS } from './data/things.ts';
import { isKind } from './noun-kind.ts';

/** To write is to make what is written. */
const PENNING: ReadonlySet<string> = new Set(
  'write scribble jot scrawl note sketch doodle type log inscribe'.split(' '),
);

/** To draw a dragon takes no dragon. */
const DRAWING: ReadonlySet<string> = new Set(['draw', 'doodle', 'sketch']);

/** A letter that is typed is not there before. */
const WORDING: ReadonlySet<string> = new Set(
  'write type scribble jot scrawl pen compose draft hammer bang pound tap peck clack'.split(' '),
);
const PAPERS: ReadonlySet<string> = new Set(
  'letter memo report article list telegram poem invitation receipt contract essay column review headline'.split(
    ' ',
  ),
);

/** Whether the act itself makes this: a tune, a note, the coordinates that are scribbled down. */
export const isMade = (lemma: string, noun: Noun): boolean =>
  isKind(noun, PRODUCED_NOUNS) ||
  // `chalks up CLOSED`: what stands in capitals is written.
  /^\p{Lu}{2,}$/u.test(noun.text) ||
  (DRAWING.has(lemma.split(' ')[0] ?? '') && noun.definite !== true && isKind(noun, CREATURES)) ||
  (noun.definite !== true && WORDING.has(lemma.split(' ')[0] ?? '') && isKind(noun, PAPERS)) ||
  (PENNING.has(lemma.split(' ')[0] ?? '') && !noun.person && !isKind(noun, THINGS));
