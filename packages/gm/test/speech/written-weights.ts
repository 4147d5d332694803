// Weights as their data file has them: small whole numbers, written with 64 signs.
import type { SpeechWeights } from '../../src/language/spoken-sense.ts';
import { MORE, NUMBER_SIGNS, ZERO } from '../../src/reader/speech/speech-weights.ts';
import { BITS, type Learned } from './learner.ts';
import { LABELS } from './said-material.ts';

const MANY = LABELS.length;
/** Weights that are kept: with their places they take some 280 KB. */
const KEPT = 108_000;
/** The largest number a weight is written by; its square is what it stands for, so that small ones are told apart. */
const LARGEST = 31;
/** How much a weight is believed, beside what was learned: less, for all that was not learned from. */
const TRUST = 1.4;
/** Weights above so much of the largest are cut down. */
const CUT = 0.7;

/** Writes down what was learned. */
export function writtenWeights({ how, buckets, weights, steps }: Learned): SpeechWeights {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const least = sizes[sizes.length - KEPT] ?? 0;
  const most = (sizes.at(-1) ?? 1) * CUT;
  const mostStep = steps.reduce((size, step) => Math.max(size, Math.abs(step)), 0);
  return {
    labels: LABELS,
    bits: BITS,
    spaced: how.spaced,
    kept: [...how.kept].join(' '),
    weights: bucketsOf({ buckets, weights }, (weight) =>
      Math.abs(weight) > least ? rootOf(weight / most) : 0,
    ),
    trust: Number(((TRUST * most) / LARGEST ** 2).toPrecision(3)),
    stepSize: Math.round((100 * mostStep) / most) / 100,
    steps: [...steps].map((step) => signOf(rootOf(step / mostStep) + ZERO)).join(''),
  };
}

function rootOf(share: number): number {
  const root = Math.min(LARGEST, Math.round(LARGEST * Math.sqrt(Math.abs(share))));
  return share < 0 ? -root : root;
}

function bucketsOf(
  { buckets, weights }: Pick<Learned, 'buckets' | 'weights'>,
  whole: (weight: number) => number,
): string {
  const written: string[] = [];
  let last = -1;
  for (const [number, bucket] of buckets.entries()) {
    const own = [...weights.subarray(number * MANY, (number + 1) * MANY)]
      .map((weight, label) => [label, whole(weight)] as const)
      .filter(([, one]) => one !== 0);
    if (own.length === 0) continue;
    written.push(distance(bucket - last));
    for (const [at, [label, one]] of own.entries())
      written.push(signOf(label + (at === own.length - 1 ? MORE : 0)), signOf(one + ZERO));
    last = bucket;
  }
  return written.join('');
}

/** Digits of base 32; each but the last says that another follows. */
function distance(number: number): string {
  const rest = Math.floor(number / MORE);
  const digits = [signOf(number % MORE)];
  for (let left = rest; left > 0; left = Math.floor(left / MORE))
    digits.unshift(signOf((left % MORE) + MORE));
  return digits.join('');
}

function signOf(number: number): string {
  return NUMBER_SIGNS[number] ?? '';
}
