// Which act each unit of some words makes: weights summed up over its features, and the best way through all units.
import type { SpokenSense, TellingWords } from '../../language/spoken-sense.ts';
import { cutUnits, type SpokenUnit } from './cut-units.ts';
import { type UnfoldedWeights, unfoldWeights } from './speech-weights.ts';
import { featuresAfter, featuresOf, type HeardBefore } from './unit-features.ts';

/** A unit with what it does; `-` is nothing. */
export interface TaggedUnit extends SpokenUnit {
  readonly does: string;
}

/** Nobody said anything before. */
export const SILENCE_BEFORE: HeardBefore = { open: '0', last: '0' };

/** By what it is told, and what is heard of the line before. */
export interface Tagging {
  readonly sense: SpokenSense;
  readonly before?: HeardBefore | undefined;
}

/** What each unit of some words does, after a line by somebody else. */
export function tagUnits(text: string, { sense, before = SILENCE_BEFORE }: Tagging): TaggedUnit[] {
  const weights = unfoldWeights(sense.weights);
  const how = { ...weights.outlines, signs: tellingSigns(sense) };
  const units = cutUnits(text);
  const own = featuresOf(units, how);
  const scores = units.map((unit, at) => {
    const sums = new Int32Array(weights.labels.length);
    addUp(weights, own[at] ?? [], sums);
    addUp(weights, featuresAfter(unit, { at, before, how }), sums);
    return sums;
  });
  const best = bestWay(units, scores, weights);
  return units.map((unit, at) => ({ ...unit, does: weights.labels[best[at] ?? 0] ?? '-' }));
}

/** What asks and what negates, in the order in which it was learned. */
export function tellingSigns({ asking, negated }: TellingWords): readonly RegExp[] {
  return [...asking.map(({ words }) => words), negated];
}

function addUp(
  { mask, starts, labelOf, weightOf }: UnfoldedWeights,
  features: readonly number[],
  sums: Int32Array,
): void {
  for (const feature of features) {
    const bucket = feature & mask;
    const end = starts[bucket + 1] as number;
    for (let at = starts[bucket] as number; at < end; at++) {
      const label = labelOf[at] as number;
      sums[label] = (sums[label] as number) + (weightOf[at] as number);
    }
  }
}

/** The labels whose scores and steps come to the most; of equals the first. */
function bestWay(
  units: readonly SpokenUnit[],
  scores: readonly Int32Array[],
  { steps, labels }: UnfoldedWeights,
): number[] {
  const many = labels.length;
  let sums = scores[0] ?? new Int32Array(0);
  const ways: Uint8Array[] = [];
  for (let at = 1; at < scores.length; at++) {
    const table = units[at]?.opens ? 0 : many * many;
    const [next, came] = [new Int32Array(many), new Uint8Array(many)];
    for (let to = 0; to < many; to++) {
      let best = -Infinity;
      for (let from = 0; from < many; from++) {
        const sum = (sums[from] as number) + (steps[table + from * many + to] as number);
        if (sum <= best) continue;
        best = sum;
        came[to] = from;
      }
      next[to] = best + (scores[at]?.[to] ?? 0);
    }
    ways.push(came);
    sums = next;
  }
  return wayBack(sums, ways);
}

function wayBack(sums: Int32Array, ways: readonly Uint8Array[]): number[] {
  if (sums.length === 0) return [];
  let at = sums.indexOf(Math.max(...sums));
  const way = [at];
  for (const came of ways.toReversed()) {
    at = came[at] ?? 0;
    way.push(at);
  }
  return way.reverse();
}
