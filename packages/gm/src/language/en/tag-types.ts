// The tags of words and what the tagger remembers while it walks.
import type { Form, VerbReading } from './lemma.ts';
import type { Piece } from './token.ts';

/** Part of speech. */
export type WordTag =
  | 'DET'
  | 'POSS'
  | 'OWN'
  | 'NUM'
  | 'ADJ'
  | 'NOUN'
  | 'NAME'
  | 'PRON'
  | 'REFL'
  | 'VERB'
  | 'AUX'
  | 'MODAL'
  | 'NEG'
  | 'TO'
  | 'PREP'
  | 'ADV'
  | 'PLACE'
  | 'CONJ'
  | 'SUB'
  | 'REL'
  | 'INTJ'
  | 'COMMA'
  | 'STOP'
  | 'QUOTE';

/** A tagged word; verbs carry the reading that fits their place. */
export interface Token extends Piece {
  readonly tag: WordTag;
  readonly verb?: VerbReading | undefined;
  /** A name that may be a person's: listed in the cast, or any name when there is none. */
  readonly someone?: boolean;
}

/** What the tagger knows of the words so far. */
export interface TaggerState {
  prev: WordTag;
  /** Whether the running clause already has its verb. */
  hasVerb: boolean;
  lastForm: Form | undefined;
  plural: boolean;
  /** Whether the last verb sees or hears: what follows its object is seen done. */
  perceives: boolean;
}
