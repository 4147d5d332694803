// How a language is written, as far as code puts sentences together: asked of the language, never of its id.
import type { Meaning, StateWords } from '../base/meanings.ts';

/** How an action is offered and how it is told; `{slot}` is a name, and `[…]` falls away with its slot. */
export interface ActionSays {
  readonly act: string;
  readonly told: string;
}

/** What a language calls an action of the Stage. */
export interface ActionWording {
  /** The first is the label. */
  readonly words: readonly string[];
  readonly says: ActionSays;
}

/** An opening mark and a closing one. */
export type Marks = readonly [open: string, close: string];

/** One registered language. Whatever code must know of how it is written stands here. */
export interface LanguageWriting {
  /** For hours, dates and lists (BCP 47). */
  readonly tag: string;
  /** What stands between two sentences, and between a bracket and what follows. */
  readonly gap: string;
  /** Between two things done one after another. */
  readonly pause: string;
  readonly quotes: Marks;
  /** Quotes as they are typed, in drafts and prompts. */
  readonly typedQuotes: Marks;
  /** Around something that is done. */
  readonly brackets: Marks;
  /** Between somebody's name and what they say or do. */
  readonly afterName: string;
  readonly colon: string;
  /** Characters of a text for which Japanese needs one. */
  readonly length: number;
  /** A name as it stands in a sentence. */
  readonly called: (name: string) => string;
  /** The name of a thing in the mouth of whom it is named after. */
  readonly mine: (name: string, owner: string) => string;
  /** A text that begins a line. */
  readonly begin: (text: string) => string;
  /** Something done with a thing that only its author has a word for. */
  readonly ownWord: (done: {
    readonly actor: string;
    readonly object: string;
    readonly word: string;
  }) => string;
  /** An action as it stands in brackets beside somebody's words. */
  readonly staged: (says: ActionSays) => string;
  /** How somebody sits, on a seat or where they are. */
  readonly seated: (seat: string | undefined) => string;
  /** Whether verbs stay the same whoever does it, so that a name can be left out or changed for `I`. */
  readonly verbsStay: boolean;
  /** Whether a name stands in a text as a word of its own. */
  readonly isNamedIn: (text: string, name: string) => boolean;
  /** In the name of a key. */
  readonly keyName: RegExp;
  /** At the end of the name of a door. */
  readonly doorEnd: RegExp;
  /** What looks like a name in running text. */
  readonly nameLike: RegExp;
  /** Whether a text is written in it: names and loan words may be foreign. */
  readonly isWrittenIn: (text: string) => boolean;
  /** Its words for actions of the Stage, by their ids, where the actions themselves do not have them. */
  readonly actions?: Readonly<Record<string, ActionWording>>;
  /** Its words for states that mean something to the laws, besides those of the Stage's list. */
  readonly states?: Readonly<Partial<Record<Meaning, StateWords>>>;
}

const LETTER = /[\p{L}ー]/gu;

/** The share of its letters that a text must have in its own script. */
const MOST = 0.6;

/** How many letters a text has, of all scripts and of one, and whether the one has most of them. */
export function lettersIn(
  text: string,
  script: RegExp,
): { readonly all: number; readonly own: number; readonly isMost: boolean } {
  const [all, own] = [LETTER, script].map((pattern) => text.match(pattern)?.length ?? 0);
  return { all: all ?? 0, own: own ?? 0, isMost: (own ?? 0) >= (all ?? 0) * MOST };
}
