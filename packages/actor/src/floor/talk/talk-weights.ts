// What each feature of a sentence weighs for or against being said aloud, as it is kept in a file.
import { TALK_NUMBERS } from './talk-features.ts';

/** Fitted by `npm run fit:floor`; nobody writes them by hand. */
export interface KeptTalkWeights {
  /** Which features have a weight, a bit each, and their weights in one byte each; both in base 64. */
  readonly which: string;
  readonly weights: string;
  /** What a weight of one byte is worth. */
  readonly unit: number;
  /** The weight of every sentence, before anything is known of it. */
  readonly bias: number;
  /** The score above which one in so few sentences of people lies that it counts as never said. */
  readonly bound: number;
  /** What the rest of a turn scores where nothing is known of it. */
  readonly rest: number;
}

export interface TalkWeights extends Omit<KeptTalkWeights, 'which' | 'weights'> {
  readonly of: Int8Array;
}

export function readTalkWeights({ which, weights, ...rest }: KeptTalkWeights): TalkWeights {
  const [bits, values] = [bytesOf(which), bytesOf(weights)];
  const of = new Int8Array(TALK_NUMBERS);
  let at = 0;
  for (let number = 0; number < TALK_NUMBERS; number++) {
    if ((((bits[number >> 3] ?? 0) >> (number & 7)) & 1) === 0) continue;
    // As an element of this array a byte above 127 is below zero.
    of[number] = values[at] ?? 0;
    at += 1;
  }
  return { ...rest, of };
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
