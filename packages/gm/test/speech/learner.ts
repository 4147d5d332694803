// The learner of the tagger of speech: a linear chain over hashed features, by steps that shrink with what a weight has moved.
import {
  featuresAfter,
  type HeardBefore,
  type Outlines,
} from '../../src/reader/speech/unit-features.ts';
import { chancesOf } from './chain.ts';
import type { LearnedLine } from './learned-lines.ts';
import { LABELS } from './said-material.ts';

/** Bits of a feature's hash that are looked at. */
export const BITS = 20;
const BUCKETS = 2 ** BITS;
const MANY = LABELS.length;
const RATE = 0.1;
const EPOCHS = 12;
/** The weights are the mean of those after each of the later epochs: no line counts for coming last. */
const LATER = 0.5;
/** How much less a fair reading counts than the best one, as a logarithm. */
const FAIR = Math.log(0.5);
const PULL = 0.008;
const NEVER = -1e4;

/** What was learned: weights by bucket and label, and steps across sentences and within them. */
export interface Learned {
  readonly how: Outlines;
  /** The buckets there are weights of, from the first to the last. */
  readonly buckets: Int32Array;
  /** The weights of each label for each of them. */
  readonly weights: Float32Array;
  readonly steps: Float64Array;
}

/** A line with all that it is learned by: for each unit the numbers of its buckets. */
interface Lesson {
  readonly line: LearnedLine;
  readonly features: readonly Int32Array[];
}

type Weights = Pick<Learned, 'weights' | 'steps'>;

/** Learns from lines, each with what was heard before it. */
export function learn(
  lines: readonly (readonly [LearnedLine, HeardBefore])[],
  { how, epochs = EPOCHS }: { readonly how: Outlines; readonly epochs?: number },
): Learned {
  const { lessons, buckets } = lessonsOf(lines, how);
  const model = new Model(buckets.length);
  const chance = dice();
  const mean = new Mean(buckets.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(lessons, chance);
    const rate = RATE * (1 - (epoch / epochs) * 0.8);
    for (const lesson of lessons) model.take(lesson, rate);
    if (epoch >= epochs * LATER) mean.add(model);
  }
  return { how, buckets, ...mean.taken() };
}

/** Lines with a unit, and their features that occur often enough, by the number of their bucket among all there are. */
function lessonsOf(
  lines: readonly (readonly [LearnedLine, HeardBefore])[],
  how: Outlines,
): { readonly lessons: Lesson[]; readonly buckets: Int32Array } {
  const all = lines
    .filter(([{ units }]) => units.length > 0)
    .map(([line, before]) => ({ line, features: bucketsOf(line, before, how) }));
  const often = oftenAmong(all);
  const buckets = Int32Array.from([...often.keys()].filter((bucket) => often[bucket] === 1));
  const numbers = new Int32Array(BUCKETS).fill(-1);
  for (const [number, bucket] of buckets.entries()) numbers[bucket] = number;
  const lessons = all.map(({ line, features }) => ({
    line,
    features: features.map((own) =>
      own.map((bucket) => numbers[bucket] ?? -1).filter((number) => number >= 0),
    ),
  }));
  return { lessons, buckets };
}

/** Which buckets more than one line has; a line that is learned from twice, after this and after that, is one. */
function oftenAmong(lessons: readonly Lesson[]): Uint8Array {
  const lines = new Map(
    [...new Set(lessons.map(({ line }) => line.line))].map((line, at) => [line, at]),
  );
  const first = new Int32Array(BUCKETS).fill(-1);
  const often = new Uint8Array(BUCKETS);
  for (const { line, features } of lessons) {
    const number = lines.get(line.line) ?? -1;
    for (const own of features)
      for (const bucket of own) {
        if (first[bucket] === -1) first[bucket] = number;
        else if (first[bucket] !== number) often[bucket] = 1;
      }
  }
  return often;
}

function bucketsOf(
  { units, features }: LearnedLine,
  before: HeardBefore,
  how: Outlines,
): Int32Array[] {
  return units.map((unit, at) => {
    const all = [...(features[at] ?? []), ...featuresAfter(unit, { at, before, how })];
    return Int32Array.from(all, (hash) => hash & (BUCKETS - 1));
  });
}

/** The mean of what a model comes to. */
class Mean {
  readonly #weights: Float32Array;
  readonly #steps = new Float64Array(2 * MANY * MANY);
  #times = 0;

  constructor(buckets: number) {
    this.#weights = new Float32Array(buckets * MANY);
  }

  add({ weights, steps }: Weights): void {
    this.#times += 1;
    for (const [sums, own] of [
      [this.#weights, weights],
      [this.#steps, steps],
    ] as const)
      for (let at = 0; at < own.length; at++) sums[at] = (sums[at] as number) + (own[at] as number);
  }

  taken(): Weights {
    const times = this.#times;
    return {
      weights: this.#weights.map((sum) => sum / times),
      steps: this.#steps.map((sum) => sum / times),
    };
  }
}

class Model {
  readonly weights: Float32Array;
  readonly #moved: Float32Array;
  readonly steps = new Float64Array(2 * MANY * MANY);
  readonly #stepped = new Float64Array(2 * MANY * MANY);

  constructor(buckets: number) {
    this.weights = new Float32Array(buckets * MANY);
    this.#moved = new Float32Array(buckets * MANY);
  }

  /** Moves the weights towards what is right for one line. */
  take({ line, features }: Lesson, rate: number): void {
    const scores = features.map((own) => this.#scores(own));
    const steps = (at: number) => this.#stepsTo(line, at);
    const free = chancesOf({ scores, steps });
    const held = chancesOf({
      scores: scores.map((own, at) => rightAlone(own, line.right[at] ?? [])),
      steps,
    });
    for (const [at, own] of features.entries()) {
      const pull = Float64Array.from(
        held.units[at] ?? [],
        (chance, label) => chance - (free.units[at]?.[label] ?? 0),
      );
      this.#moveWeights(own, pull, rate);
    }
    for (const [i, chances] of free.pairs.entries()) {
      const from = this.#tableTo(line, i + 1);
      for (const [pair, chance] of chances.entries())
        this.#moveStep(from + pair, (held.pairs[i]?.[pair] ?? 0) - chance, rate);
    }
  }

  #scores(features: Int32Array): Float64Array {
    const { weights } = this;
    const sums = new Float64Array(MANY);
    for (const bucket of features)
      for (let label = 0, at = bucket * MANY; label < MANY; label++, at++)
        sums[label] = (sums[label] as number) + (weights[at] as number);
    return sums;
  }

  #tableTo({ units }: LearnedLine, at: number): number {
    return units[at]?.opens ? 0 : MANY * MANY;
  }

  #stepsTo(line: LearnedLine, at: number): Float64Array {
    const from = this.#tableTo(line, at);
    return this.steps.subarray(from, from + MANY * MANY);
  }

  #moveWeights(features: Int32Array, pull: Float64Array, rate: number): void {
    const [weights, moved] = [this.weights, this.#moved];
    const labels = [...pull.keys()].filter((label) => Math.abs(pull[label] ?? 0) >= 1e-4);
    for (const bucket of features)
      for (const label of labels) {
        const at = bucket * MANY + label;
        const weight = weights[at] as number;
        const move = (pull[label] as number) - PULL * weight;
        const far = (moved[at] as number) + move * move;
        moved[at] = far;
        weights[at] = weight + (rate * move) / Math.sqrt(1 + far);
      }
  }

  #moveStep(at: number, move: number, rate: number): void {
    if (move < 1e-5 && move > -1e-5) return;
    const moved = (this.#stepped[at] as number) + move * move;
    this.#stepped[at] = moved;
    this.steps[at] = (this.steps[at] as number) + (rate * move) / Math.sqrt(1 + moved);
  }
}

/** Scores where nothing but the right labels may be. */
function rightAlone(scores: Float64Array, right: readonly number[]): Float64Array {
  const alone = new Float64Array(MANY).fill(NEVER);
  for (const [at, label] of right.entries())
    alone[label] = (scores[label] as number) + (at === 0 ? 0 : FAIR);
  return alone;
}

/** Chances by a fixed seed: the same lines come to the same weights. */
function dice(): () => number {
  let seed = 12_345;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

function shuffle<T>(list: T[], chance: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}
