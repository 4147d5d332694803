// A check of the floor: mends what it can in a text of a model, and finds what it cannot.
import type { Finish } from '@hakoniwa/model';
import type { Language } from '@hakoniwa/stage';

/** What a text of a model may have against it; one file each in `checks`. */
export const FLOOR_CODES = [
  'refusal',
  'template',
  'thinking',
  'tags',
  'markdown',
  'labels',
  'notes',
  'chatter',
  'speakers',
  'echo',
  'form',
  'language',
  'acts',
  'aloud',
  'signs',
  'emoji',
  'repeats',
  'cut',
  'length',
  'broken',
  'code',
  'gibberish',
  'parrot',
  'lost',
  'empty',
] as const;
export type FloorCode = (typeof FLOOR_CODES)[number];

/** What a text is for: a turn with acts and words, words alone, or told prose. */
export type FloorForm = 'turn' | 'line' | 'prose';

/** Words that were said before. */
export interface SaidBefore {
  readonly isOwn: boolean;
  readonly text: string;
}

/** What a text is held against. */
export interface FloorScene {
  readonly language: Language;
  readonly form: FloorForm;
  /** All names of whoever writes, the first as they are called; nothing for a narrator. */
  readonly speaker: readonly string[];
  /** All names of everybody else who could be given words. */
  readonly others: readonly string[];
  /** What the model was told and nobody said: rules, sheet, scene, ask. */
  readonly told: readonly string[];
  /** What was said lately, newest last. */
  readonly said: readonly SaidBefore[];
  readonly maxSentences: number;
  /** Whether words in brackets tell something one does; where nothing is known of it they do. */
  readonly isAct?: ((text: string) => boolean) | undefined;
  readonly finish?: Finish | undefined;
  /** Whether the turn did not come as it was asked for; the floor finds that itself. */
  readonly isDoubtful?: boolean;
}

/** A text after mending, with its parts as they are read. */
export interface FloorText {
  readonly text: string;
  readonly speech: string;
  readonly acts: readonly string[];
  /** The text before anything was mended. */
  readonly raw: string;
}

export interface FloorFault {
  readonly code: FloorCode;
  /** What is wrong, in a few of its own characters. */
  readonly what: string;
}

/** Pure; each half may be left out. */
export interface FloorCheck {
  readonly code: FloorCode;
  /** The text without what can be taken away or put right; the same text when there is nothing. */
  readonly mend?: (text: string, scene: FloorScene) => string;
  /** What is wrong beyond mending. */
  readonly find?: (read: FloorText, scene: FloorScene) => string | undefined;
}
