// Differences between arms in pairs, and in a 2×2 the effects of both switches and of their meeting.
import { limits } from '../limits.ts';
import { METRICS } from '../metrics/index.ts';
import type { Switches } from '../plan/cell.ts';
import { percentileInterval } from '../stats/interval.ts';
import { type SessionCounts, sumRows } from '../stats/sampled-rows.ts';
import { drawValues, rounded, type Sampling } from './measure.ts';
import type { Contrast, ContrastValue } from './results.ts';

/** One arm's sessions under one mind. */
export interface ArmRows {
  readonly arm: string;
  readonly switches: Switches;
  readonly rows: readonly SessionCounts[];
}

/** All contrasts of a mind's arms. */
export function contrastsOf(
  mind: string,
  arms: readonly ArmRows[],
  { baseline, sampling }: { baseline: string; sampling: Sampling },
): Contrast[] {
  const paired = pairedRows(arms);
  const draws = paired.map(({ rows }) => drawValues(rows, sampling));
  const sums = paired.map(({ rows }) => sumRows(rows, { metrics: METRICS.length }));
  const [first] = paired;
  const pairs = first?.rows.length ?? 0;
  const weigh = (weights: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      METRICS.map(({ id }, metric) => {
        const parts = paired.flatMap(({ arm }, index) => {
          const weight = weights[arm] ?? 0;
          const sum = sums[index];
          const value = (sum?.hits[metric] ?? 0) / (sum?.of[metric] ?? 0);
          const drawn = draws[index]?.[metric];
          return weight === 0 || !drawn ? [] : [{ weight, value, drawn }];
        });
        return [id, contrastValue(parts, { pairs, confidence: sampling.confidence })];
      }),
    );
  return [...pairsWith(baseline, arms), ...effectsOf(arms)].map(({ id, weights }) => ({
    ...{ id, mind, weights, pairs },
    metrics: weigh(weights),
  }));
}

interface Weighed {
  readonly weight: number;
  readonly value: number;
  readonly drawn: Float64Array;
}

function contrastValue(
  parts: readonly Weighed[],
  { pairs, confidence }: { pairs: number; confidence: number },
): ContrastValue {
  const value = parts.reduce((sum, part) => sum + part.weight * part.value, 0);
  if (parts.length === 0 || Number.isNaN(value))
    return { value: null, low: null, high: null, says: 'few' };
  const draws = parts[0]?.drawn.map((_, draw) =>
    parts.reduce((sum, part) => sum + part.weight * (part.drawn[draw] ?? 0), 0),
  );
  const { low, high } = percentileInterval(draws ?? new Float64Array(), {
    sessions: Math.max(2, pairs),
    confidence,
  });
  const isFew = pairs < limits.fewSessions;
  const says = isFew ? 'few' : low > 0 ? 'higher' : high < 0 ? 'lower' : 'nothing';
  return { value: rounded(value), low: rounded(low), high: rounded(high), says };
}

/** The sessions all arms have, in one order. */
function pairedRows(arms: readonly ArmRows[]): ArmRows[] {
  const keys = arms.map(({ rows }) => new Set(rows.map(({ key }) => key)));
  return arms.map(({ rows, ...arm }) => ({
    ...arm,
    rows: rows
      .filter(({ key }) => keys.every((known) => known.has(key)))
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
  }));
}

interface Weights {
  readonly id: string;
  readonly weights: Readonly<Record<string, number>>;
}

function pairsWith(baseline: string, arms: readonly ArmRows[]): Weights[] {
  if (!arms.some(({ arm }) => arm === baseline)) return [];
  return arms
    .filter(({ arm }) => arm !== baseline)
    .map(({ arm }) => ({ id: `${arm}-${baseline}`, weights: { [arm]: 1, [baseline]: -1 } }));
}

/** Where the four arms of Inject × GM are there and alike in all else. */
function effectsOf(arms: readonly ArmRows[]): Weights[] {
  const find = (inject: boolean, gm: boolean) =>
    arms.filter(
      ({ switches: s }) => s.inject === inject && s.gm === gm && !s.sanitizer && !s.storyteller,
    );
  const corners = [find(false, false), find(true, false), find(false, true), find(true, true)];
  if (corners.some((found) => found.length !== 1)) return [];
  const [a = '', b = '', c = '', d = ''] = corners.map(([found]) => found?.arm ?? '');
  return [
    { id: 'effect:inject', weights: { [a]: -0.5, [b]: 0.5, [c]: -0.5, [d]: 0.5 } },
    { id: 'effect:gm', weights: { [a]: -0.5, [b]: -0.5, [c]: 0.5, [d]: 0.5 } },
    { id: 'effect:both', weights: { [a]: 1, [b]: -1, [c]: -1, [d]: 1 } },
  ];
}
