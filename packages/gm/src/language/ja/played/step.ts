// A step of a player's Japanese: a clause with the stretch it stands in, and what it is read with.
import type { Morpheme } from '../analyser/morpheme.ts';
import type { Parse } from '../parse/clauses.ts';
import type { Clause } from '../parse/types.ts';
import type { Telling } from './telling.ts';

/** A text cut into words and clauses. */
export interface Analysed {
  readonly text: string;
  readonly morphemes: readonly Morpheme[];
  readonly parse: Parse;
}

/** What a text is read with. */
export interface ReadingScene {
  readonly analyse: (text: string) => Analysed;
  readonly isPerson: (text: string) => boolean;
  readonly isThing: (text: string) => boolean;
  readonly isPlace: (text: string) => boolean;
  /** Whether a thing of the world, or what it is, stands in a text. */
  readonly isNamed: (text: string) => boolean;
}

/** A clause with the stretch it stands in. */
export interface PlayedStep {
  readonly clause: Clause;
  readonly start: number;
  /** Where its predicate begins and ends. */
  readonly verbAt: number;
  readonly end: number;
  readonly text: string;
  readonly telling?: Telling | undefined;
}
