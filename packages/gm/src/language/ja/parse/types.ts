// The shapes a Japanese sentence is taken apart into: phrases with case, predicates with mood.
import type { Noun } from '../../types.ts';

/** A noun phrase with its particle: one argument of a predicate. Lists hold several nouns. */
export interface JapanesePhrase {
  readonly nouns: readonly PlainNoun[];
  /** を に へ から で と まで が は も より, or '' when there is none. */
  readonly particle: string;
  /** A comma follows: what comes after need not belong to it. */
  readonly comma: boolean;
  readonly start: number;
  readonly end: number;
}

/** A noun with what the grammar needs to know beyond what is reported. */
export interface PlainNoun extends Noun {
  /** A person by its form: name, kin, pronoun, role. */
  readonly someone: boolean;
  /** No thing: time, feeling, voice, gesture. */
  readonly abstract: boolean;
  /** A number with a counter (`一口`, `二冊`), or a word of time or degree. */
  readonly adverbial: boolean;
  /** The bare name where it is one: a person's by the dictionary, or a foreign word that the dictionary lacks. */
  readonly proper?: string;
  /** A part called like one of a body, of something that is nobody: 鯵の頭. */
  readonly ofThing?: true;
  /** A part of somebody else's body: 銀次の手. */
  readonly ofPerson?: true;
  /** Written in quotation marks: a title, or words to be searched, written or said. */
  readonly quoted?: true;
}

/** What the endings of a predicate say. */
export type Mood =
  | 'negative'
  | 'volitional'
  | 'wish'
  | 'request'
  | 'question'
  | 'hearsay'
  | 'likeness'
  | 'passive'
  | 'causative'
  | 'past'
  | 'polite'
  | 'ongoing'
  | 'result'
  | 'attempt'
  | 'brokenOff'
  | 'favour'
  | 'arriving'
  | 'spoken'
  | 'potential';

/** How a predicate goes on: to the next clause, into a noun, or not at all. */
export type Link =
  | 'end'
  | 'te'
  | 'stem'
  | 'while'
  | 'if'
  | 'then'
  | 'and'
  | 'purpose'
  | 'quote'
  | 'relative'
  | 'nominal'
  | 'performed';

/** A verb (or する-noun, adjective, copula) with its endings. */
export interface Predicate {
  /** Dictionary forms to look up, most specific first. */
  readonly words: readonly string[];
  readonly verbal: boolean;
  readonly moods: ReadonlySet<Mood>;
  readonly link: Link;
  /** A comma follows. */
  readonly comma?: true;
  readonly start: number;
  readonly end: number;
}

/** A predicate with its arguments. */
export interface Clause {
  readonly phrases: readonly JapanesePhrase[];
  readonly predicate: Predicate;
  /** Number of the sentence within the text. */
  readonly sentence: number;
}
