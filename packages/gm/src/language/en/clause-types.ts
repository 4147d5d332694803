// What the clause parser hands on: who does it, which verb, with what around it, and whether it happens.
import type { Noun } from '../types.ts';
import type { Form } from './lemma.ts';
import type { EnglishPhrase } from './noun-phrase.ts';

/** Who a clause is about. */
export type Who = 'speaker' | 'body' | 'other' | 'thing';

/** now: it happens; no: it does not; broken: begun and left off, or done to one. */
export type Status = 'now' | 'no' | 'broken';

/** A prepositional phrase of the clause. */
export interface PrepPhrase {
  readonly prep: string;
  readonly nouns: readonly Noun[];
}

/** Everything after the verb. */
export interface Complements {
  /** Bare noun phrases in order; each a list of coordinated nouns. */
  readonly groups: readonly (readonly Noun[])[];
  readonly particles: readonly string[];
  readonly preps: readonly PrepPhrase[];
  readonly places: readonly Noun[];
  readonly reflexive: boolean;
  /** A clause stands where the object would: `picks up where she left off`. */
  readonly clausal: boolean;
  /** The object goes on to do something: `sets the globe spinning`. */
  readonly causes: boolean;
  /** The object is let go of: `lets it drop`. */
  readonly falls: boolean;
  /** Index of the first token not read. */
  readonly next: number;
  readonly end: number;
}

/** A verb with its auxiliaries. */
export interface VerbPhrase {
  readonly lemma: string;
  readonly form: Form;
  readonly status: Status;
  /** Set when the verb hung on a verb of beginning. */
  readonly inceptive: boolean;
  readonly copula: boolean;
  readonly past: boolean;
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/** One clause: subject, verb, complements. */
export interface Clause {
  readonly who: Who;
  readonly subject: EnglishPhrase | undefined;
  readonly verb: VerbPhrase;
  readonly rest: Complements;
  readonly status: Status;
  /** The word that joined it to the clause before. */
  readonly link: string;
  readonly sentence: number;
}
