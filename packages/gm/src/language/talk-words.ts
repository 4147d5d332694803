// What a language brings to read what is said: promises, times, and how things are said to be.
import type { PromisedDeed } from '@hakoniwa/stage';

/** The words of one language for times. */
export interface TimeWords {
  /** Days from today. */
  readonly days: readonly { readonly word: RegExp; readonly days: number }[];
  readonly parts: readonly { readonly word: RegExp; readonly part: string }[];
  /** Vague times that are near. */
  readonly soon: readonly { readonly word: RegExp; readonly minutes: number }[];
  /** Milliseconds from now, when a span is named. */
  readonly after: (text: string) => number | undefined;
  readonly clock: (text: string) => SaidClock | undefined;
}

/** An hour as it was said. */
export interface SaidClock {
  readonly hour: number;
  readonly minute: number;
  readonly half?: 'am' | 'pm' | undefined;
}

/** How one gives one's word in a language. */
export interface PromiseWords {
  /** The deed a sentence commits its speaker to; undefined when there is none, or a doubt. */
  readonly deedIn: (sentence: string) => PromisedDeed | undefined;
  readonly times: TimeWords;
  /** Words by which one gives one's word. */
  readonly word: RegExp;
  /** A word given for what was said just before, and for nothing else. */
  readonly wordAlone: RegExp;
  /** Talk about promises that gives none. */
  readonly noWord: RegExp;
}

/** Words for a deed one may promise, and what counts as having done it. */
export interface DeedWords extends Pick<PromisedDeed, 'kind' | 'verbs'> {
  readonly word: RegExp;
}

/** How a language says where things are, who has them and how they are; names are looked for around these words. */
export interface StatementWords {
  /** Questions, conditions, wishes, the past and what is not so. */
  readonly unsaid: RegExp;
  /** Said with a doubt. */
  readonly hedge: RegExp;
  /** What follows the name of what is spoken of. */
  readonly subject: RegExp;
  /** What may follow it instead where its state is told. */
  readonly stateSubject: RegExp;
  /** What lies between what is spoken of and the name of where it is. */
  readonly leadsTo: RegExp;
  /** What follows the name of where something is. */
  readonly where: RegExp;
  /** Whether the place may be named before what is there. */
  readonly placeFirst: boolean;
  /** What the sentence goes on with after all names, when it says that something is there. */
  readonly isThere: RegExp;
  /** What follows the name of the one who has it, up to the thing or the end. */
  readonly has: RegExp;
  /** The speaker has it: what stands before the thing, or after it. */
  readonly mine: RegExp;
  /** Whether the thing is the subject and whoever has it is named after it. */
  readonly thingFirst: boolean;
  /** How a thing is, right after what makes it the subject. */
  readonly states: readonly { readonly word: RegExp; readonly state: string }[];
}

/** All of it. */
export interface TalkWords {
  readonly promises: PromiseWords;
  readonly statements: StatementWords;
}
