// The weights of the tagger of speech, unfolded from the text that keeps them.
import type { SpeechWeights } from '../../language/spoken-sense.ts';
import { powersOf, type Stepping } from './label-chances.ts';

/** Weights ready to be summed up. */
export interface UnfoldedWeights {
  readonly labels: readonly string[];
  readonly mask: number;
  readonly outlines: { readonly spaced: boolean; readonly kept: ReadonlySet<string> };
  /** Where the weights of each bucket begin; those of the last end at the end. */
  readonly starts: Uint32Array;
  readonly labelOf: Uint8Array;
  readonly weightOf: Int16Array;
  /** By whether both are in one sentence, from, to. */
  readonly steps: Int32Array;
  readonly stepping: Stepping;
}

/** Signs that stand for numbers below 64. */
export const NUMBER_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A weight of nothing. */
export const ZERO = 32;
/** The last weight of a bucket has this added to its label; so has a digit of a distance that another follows. */
export const MORE = 32;

const unfolded = new WeakMap<SpeechWeights, UnfoldedWeights>();

/** Unfolds weights, once. */
export function unfoldWeights(written: SpeechWeights): UnfoldedWeights {
  const known = unfolded.get(written);
  if (known) return known;
  const { labels, bits, spaced, kept, steps, stepSize, trust } = written;
  const counted = Int32Array.from(numbersIn(steps), (one) => Math.round(squared(one) * stepSize));
  const half = counted.length / 2;
  const made = {
    labels,
    mask: 2 ** bits - 1,
    outlines: { spaced, kept: new Set(kept.split(' ')) },
    ...bucketsOf(written),
    steps: counted,
    stepping: {
      trust,
      across: powersOf(counted.subarray(0, half), trust),
      within: powersOf(counted.subarray(half), trust),
    },
  };
  unfolded.set(written, made);
  return made;
}

/** Roots are written, so that small weights are told apart as well as great ones. */
function squared(number: number): number {
  const root = number - ZERO;
  return root * Math.abs(root);
}

function bucketsOf({ weights, bits }: SpeechWeights) {
  const numbers = numbersIn(weights);
  const starts = new Uint32Array(2 ** bits + 1);
  const labelOf = new Uint8Array(numbers.length >> 1);
  const weightOf = new Int16Array(numbers.length >> 1);
  let [bucket, count, at] = [-1, 0, 0];
  while (at < numbers.length) {
    let [distance, digit] = [0, MORE];
    while (digit >= MORE) {
      digit = numbers[at++] ?? 0;
      distance = distance * MORE + (digit % MORE);
    }
    starts.fill(count, bucket + 1, bucket + distance + 1);
    bucket += distance;
    let isLast = false;
    while (!isLast) {
      const label = numbers[at++] ?? MORE;
      isLast = label >= MORE;
      labelOf[count] = label % MORE;
      weightOf[count++] = squared(numbers[at++] ?? ZERO);
    }
  }
  starts.fill(count, bucket + 1);
  return { starts, labelOf: labelOf.slice(0, count), weightOf: weightOf.slice(0, count) };
}

const NUMBERS = new Map([...NUMBER_SIGNS].map((sign, number) => [sign.charCodeAt(0), number]));

function numbersIn(text: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const [code, number] of NUMBERS) table[code] = number;
  const numbers = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) numbers[at] = table[text.charCodeAt(at)] ?? 0;
  return numbers;
}
