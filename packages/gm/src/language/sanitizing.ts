// What the sanitizer asks of a language: its everyday props, how an action divides, and what may stand instead.
import type { ByMeaning } from './by-meaning.ts';

export interface Sanitizing {
  /** Letters no other language is written in; a language without them is meant where no other is. */
  readonly script?: RegExp;
  /** Props of the dictionary named in an action, in text order. */
  readonly findProps: (action: string) => readonly PropHit[];
  /** Longer words that are still a prop, and the prop they count as. */
  readonly compounds?: ReadonlyMap<string, string>;
  /** Spellings of one thing: any of them in the scene covers the others, in every language. */
  readonly sameThings: SameThings;
  /** The dictionary form of the last word of a name, in small letters. */
  readonly singular?: (word: string) => string;
  /** What parts the halves of an action; the flag g is set. */
  readonly separator: RegExp;
  /** What joins the halves that stay. */
  readonly joint: string;
  /** Whether a half can stand alone: it has a predicate and leans on nothing that was taken away. */
  readonly stands: (half: string) => boolean;
  /** An action holds a predicate. */
  readonly narrates: RegExp;
  /** How a spoken sentence ends, besides its marks. */
  readonly spokenEndings: readonly string[];
  readonly brackets: { readonly open: string; readonly close: string };
  readonly safeActions: readonly string[];
  readonly fallbacks: Fallbacks;
}

/** A dictionary word found in an action. */
export interface PropHit {
  readonly prop: string;
  /** The longest word it was found as: `マグカップ` for `カップ`. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** What stands in for an act that is blocked. */
export interface Fallbacks {
  readonly byProp: ReadonlyMap<string, string>;
  readonly drinking: { readonly verbs: RegExp; readonly instead: string };
  /** When nothing closer is known. */
  readonly other: string;
}

/** The props of spec 4 that have more than one name. */
export type SameThings = ByMeaning<
  | 'coffee'
  | 'glasses'
  | 'sunglasses'
  | 'tobacco'
  | 'smartphone'
  | 'computer'
  | 'cup'
  | 'glass'
  | 'wine'
  | 'beer'
  | 'tea'
  | 'black-tea'
  | 'ring'
  | 'necklace'
  | 'earring'
  | 'tablet'
  | 'lighter'
  | 'book'
  | 'magazine'
  | 'newspaper'
  | 'pen'
  | 'notebook'
  | 'bag'
  | 'umbrella'
>;
