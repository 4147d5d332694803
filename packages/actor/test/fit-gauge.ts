// npm run fit:gauge: the weights of the gauge from the lines that are there to fit it; the others are not looked at.
import { SIGNS, signsOf } from '../src/gauge/signs.ts';
import {
  type LabelledLine,
  LINE_CLASSES,
  labelledLines,
  orderedPairs,
  shareOrdered,
} from './gauge-lines.ts';

interface Row {
  readonly line: LabelledLine;
  readonly signs: readonly number[];
  readonly rank: number;
}

interface Fitted {
  readonly weights: readonly number[];
  readonly bounds: readonly number[];
}

const rows: Row[] = labelledLines()
  .filter(({ split }) => split === 'fit')
  .map((line) => ({
    line,
    signs: SIGNS.map((sign) => signsOf(line)[sign]),
    rank: LINE_CLASSES.indexOf(line.class),
  }));

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const sumOf = (signs: readonly number[], weights: readonly number[]) =>
  signs.reduce((sum, sign, index) => sum + sign * (weights[index] ?? 0), 0);

/** Cumulative odds with one weight a sign, drawn towards zero; plain descent, the same every time. */
function fit(some: readonly Row[], draw = DRAW): Fitted {
  const weights = SIGNS.map(() => 0);
  const bounds = [-2, 0, 2];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => (draw * weight) / some.length);
    const lift = bounds.map(() => 0);
    for (const { signs, rank } of some) {
      const sum = sumOf(signs, weights);
      bounds.forEach((bound, index) => {
        const miss = logistic(sum - bound) - (rank > index ? 1 : 0);
        signs.forEach((sign, at) => {
          slope[at] = (slope[at] ?? 0) + (miss * sign) / some.length;
        });
        lift[index] = (lift[index] ?? 0) - miss / some.length;
      });
    }
    weights.forEach((weight, at) => {
      weights[at] = weight - RATE * (slope[at] ?? 0);
    });
    bounds.forEach((bound, at) => {
      bounds[at] = bound - RATE * (lift[at] ?? 0);
    });
  }
  return { weights, bounds };
}

const STEPS = 6_000;
const RATE = 0.5;
const DRAW = 1;

/** Each scene gauged by what the other scenes taught: an honest look that leaves the held lines alone. */
function crossed(): ReadonlyMap<string, { right: number; pairs: number }> {
  const scenes = [...new Set(rows.map(({ line }) => sceneOf(line)))];
  const scores = new Map<LabelledLine, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const out = new Set(scenes.filter((_, index) => index % FOLDS === fold));
    const { weights } = fit(rows.filter(({ line }) => !out.has(sceneOf(line))));
    for (const { line, signs } of rows)
      if (out.has(sceneOf(line))) scores.set(line, sumOf(signs, weights));
  }
  return orderedPairs(
    rows.map(({ line }) => line),
    (line) => scores.get(line) ?? 0,
  );
}

const FOLDS = 6;
const sceneOf = ({ id, language }: LabelledLine) => `${language}/${id.split('/')[0]}`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const { weights, bounds } = fit(rows);
SIGNS.forEach((sign, at) => {
  process.stdout.write(`  ${sign}: ${(weights[at] ?? 0).toFixed(2)},\n`);
});
process.stdout.write(`bounds: ${bounds.map((bound) => bound.toFixed(2)).join(', ')}\n`);
const found = crossed();
process.stdout.write(`crossed: ${percent(shareOrdered(found))} of pairs\n`);
for (const [key, { right, pairs }] of found)
  process.stdout.write(`  ${key}: ${percent(right / pairs)}\n`);
