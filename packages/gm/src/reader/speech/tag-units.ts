// Which act each unit of some words makes: weights summed up over its features, and the best way through all units.

import { type SpeechAct, speechActSort } from '@hakoniwa/stage';
import type { SpokenSense, TellingWords } from '../../language/spoken-sense.ts';
import { bestWay } from './best-way.ts';
import { cutUnits, type SpokenUnit } from './cut-units.ts';
import { labelChances } from './label-chances.ts';
import { type UnfoldedWeights, unfoldWeights } from './speech-weights.ts';
import { featuresAfter, featuresOf, type HeardBefore, type Outlines } from './unit-features.ts';

/** A unit with what it does; `-` is nothing. */
export interface TaggedUnit extends SpokenUnit {
  readonly does: string;
}

/** Nobody said anything before. */
export const SILENCE_BEFORE: HeardBefore = { open: '0', last: '0' };

/** Somebody may have said something before, and nobody knows what. */
export const UNKNOWN_BEFORE: HeardBefore = { open: '?', last: '?' };

/** By what it is told, and what is heard of the line before. */
export interface Tagging {
  readonly sense: SpokenSense;
  readonly before?: HeardBefore | undefined;
}

/** What each unit of some words does, after a line by somebody else. */
export function tagUnits(text: string, { sense, before = SILENCE_BEFORE }: Tagging): TaggedUnit[] {
  const weights = unfoldWeights(sense.weights);
  const how = { ...weights.outlines, ...tellingSigns(sense) };
  const units = cutUnits(text);
  const own = featuresOf(units, how);
  const scores = units.map((unit, at) => {
    const sums = new Int32Array(weights.labels.length);
    addUp(weights, own[at] ?? [], sums);
    addUp(weights, featuresAfter(unit, { at, before, how }), sums);
    return sums;
  });
  const opens = units.map((unit) => unit.opens);
  const chances = labelChances({ scores, opens }, weights.stepping);
  const way = bestWay(units, scores, weights);
  return units.map((unit, at) => {
    const together = partOf(units, way, at).map((one) => chances[one] ?? NONE);
    return { ...unit, does: likeliest(together, weights.labels) };
  });
}

/** What asks and what negates, in the order in which it was learned. */
export function tellingSigns({
  asking,
  negated,
}: TellingWords): Pick<Outlines, 'signs' | 'asking'> {
  const words = asking.map((one) => one.words);
  return { signs: [...words, negated], asking: words };
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

const NONE = new Float64Array();

/** The units of a sentence that do one thing with a unit: those beside it with its label. */
function partOf(units: readonly SpokenUnit[], way: readonly number[], at: number): number[] {
  let [from, to] = [at, at];
  while (from > 0 && units[from]?.opens === false && way[from - 1] === way[at]) from -= 1;
  while (units[to + 1]?.opens === false && way[to + 1] === way[at]) to += 1;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** First whether they open, answer or do nothing, then what of its kind; of equals the first. */
function likeliest(units: readonly Float64Array[], labels: readonly string[]): string {
  const chances = labels.map((_, at) => units.reduce((sum, one) => sum + (one[at] ?? 0), 0));
  const sorts = new Map<string, number>();
  for (const [at, label] of labels.entries())
    sorts.set(sortOf(label), (sorts.get(sortOf(label)) ?? 0) + (chances[at] ?? 0));
  const [sort] = [...sorts].reduce((best, one) => (one[1] > best[1] ? one : best));
  let best = -1;
  for (const [at, label] of labels.entries())
    if (sortOf(label) === sort && (chances[at] ?? 0) > (chances[best] ?? -1)) best = at;
  return labels[best] ?? '-';
}

/** Whether a label opens, answers or does nothing. */
export function sortOf(label: string): string {
  return isAct(label) ? speechActSort(label).part : label;
}

function isAct(label: string): label is SpeechAct {
  return label !== '-';
}
