// Words that say the same, taken in turns: who rests ten times a day does not say so ten times alike.
import { MINUTE_MS } from '@hakoniwa/stage';

/** Whose words they are, and when. */
export interface Moment {
  readonly id: string;
  readonly now: number;
}

/** One of some words; the same at the same moment of the same life. */
export function inTurns(words: readonly string[], { id, now }: Moment): string {
  const own = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  // Spread wide, for a day goes in steps of five minutes and would always meet the same word.
  const spread = Math.imul(own + Math.floor(now / MINUTE_MS), GOLDEN) >>> 0;
  return words[Math.floor((spread / 2 ** 32) * words.length)] ?? '';
}

/** 2³² by the golden ratio, as Fibonacci hashing takes it. */
const GOLDEN = 0x9e3779b1;
