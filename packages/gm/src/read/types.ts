// What reading a model's output gives: thought, speech, acts and tags, and what had to be repaired.
import type { Listed } from '../language/listed-names.ts';
import type { Cast, LanguageReader } from '../language/types.ts';

/** Who speaks, who else is listed, and in which language the output is read. */
export interface ReadOptions {
  readonly speaker: string;
  /** Everybody else who is listed; the speaker may be among them. */
  readonly others: Listed;
  readonly language: Pick<LanguageReader, 'isAct'>;
  /** All names of everybody, where the caller knows more than these; asked alike, a text is analysed once. */
  readonly cast?: Cast;
}

/** The options with the cast as a language wants it. */
export interface ReadContext extends ReadOptions {
  readonly cast: Cast;
}

/** A tag such as `(GET: X)`: the verb in capitals, the argument as written. */
export interface ActTag {
  readonly verb: string;
  readonly argument?: string;
}

/** One stretch of the speaker's output. Offsets are into `Reading.text`. */
export interface Block {
  readonly kind: 'speech' | 'act' | 'tag';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly tag?: ActTag;
}

/** What was not as it should be and was read all the same. */
export interface Repair {
  readonly code: RepairCode;
  readonly start: number;
  readonly end: number;
}
export const REPAIR_CODES = [
  'null-like',
  'json',
  'json-broken',
  'fence',
  'control-token',
  'foreign-turn',
  'missing-thought-marker',
  'missing-output-marker',
  'doubled-marker',
  'empty-thought',
  'scripted',
  'unclosed-mark',
  'stray-mark',
  'speech-in-marks',
  'unclosed-quote',
  'narration',
  'too-many-blocks',
  'too-long',
] as const;
export type RepairCode = (typeof REPAIR_CODES)[number];

/** A part written for someone else; it is not the speaker's and is not judged as such. */
export interface Ignored {
  readonly who: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A model's output, read. */
export interface OutputReading {
  /** Null when there is no thought at all, '' when its marker stands there empty. */
  readonly thought: string | null;
  /** All the speaker says, joined as written; null when nothing is said. */
  readonly speech: string | null;
  readonly blocks: readonly Block[];
  readonly repairs: readonly Repair[];
  readonly ignored: readonly Ignored[];
  /** What the offsets refer to: the raw output, or the plain form of a JSON answer. */
  readonly text: string;
  /** Where in the text speech is no longer looked into, because there is too much of it. */
  readonly heardTo: number;
  readonly raw: string;
}
