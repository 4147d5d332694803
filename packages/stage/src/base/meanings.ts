// What state words can mean to the laws, whatever language they are in.

/** Meanings the laws know. */
export const MEANINGS = [
  'locked',
  'closed',
  'open',
  'on',
  'off',
  'broken',
  'empty',
  'asleep',
  'bound',
  'unlocked',
  'full',
  'wet',
  'dry',
  'clean',
  'dirty',
  'hot',
  'cold',
  'ringing',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The words of one meaning. */
export interface StateWords {
  /** The whole state word, after folding. */
  readonly exact: readonly string[];
  /** Anywhere in the state word (Japanese has no spaces to split at). */
  readonly contains: readonly string[];
  /** When one of these is in the word too, it does not mean it. */
  readonly unless?: readonly string[];
}
