// Differences between arms in pairs, and in a 2×2 the effects of both switches and of their meeting.
import { limits } from '../limits.ts';
import { METRICS } from '../metrics/index.ts';
import type { Switches } from '../plan/cell.ts';
import { exactInterval, type Interval, percentileInterval } from '../stats/interval.ts';
import { type SampledCounts, sumRows } from '../stats/sampled-rows.ts';
import { drawValues, rounded, type Sampling } from './measure.ts';
import type { Contrast, ContrastValue } from './results.ts';

/** One arm's sessions under one mind. */
export interface ArmRows {
  readonly arm: string;
  readonly switches: Switches;
  readonly rows: readonly SampledCounts[];
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
      METRICS.map(({ id, kind }, metric) => {
        const parts = paired.flatMap(({ arm, rows }, index) => {
          const weight = weights[arm] ?? 0;
          const of = sums[index]?.of[metric] ?? 0;
          const value = (sums[index]?.hits[metric] ?? 0) / of;
          const drawn = draws[index]?.[metric];
          const sessions = rows.filter((row) => (row.of[metric] ?? 0) > 0).length;
          return weight === 0 || !drawn ? [] : [{ weight, value, of, sessions, drawn }];
        });
        return [id, contrastValue(parts, { kind, confidence: sampling.confidence })];
      }),
    );
  return [...pairsWith(baseline, arms), ...effectsOf(arms)].map(({ id, weights }) => ({
    ...{ id, mind, weights, pairs },
    metrics: weigh(weights),
  }));
}

/** One arm's part of a contrast. */
interface Weighed {
  readonly weight: number;
  readonly value: number;
  /** What was counted, and in how many sessions there was something to count. */
  readonly of: number;
  readonly sessions: number;
  readonly drawn: Float64Array;
}

interface Weighing {
  readonly kind: 'share' | 'mean';
  readonly confidence: number;
}

function contrastValue(parts: readonly Weighed[], weighing: Weighing): ContrastValue {
  const value = parts.reduce((sum, part) => sum + part.weight * part.value, 0);
  if (parts.length === 0 || Number.isNaN(value))
    return { value: null, low: null, high: null, says: 'few' };
  const { low, high } = differenceInterval(parts, { ...weighing, value });
  const isFew = parts.some(
    ({ of, sessions }) => sessions < limits.fewSessions || of < limits.fewCounted,
  );
  const says = isFew ? 'few' : low > 0 ? 'higher' : high < 0 ? 'lower' : 'nothing';
  return { value: rounded(value), low: rounded(low), high: rounded(high), says };
}

/**
 * The interval of the drawn differences. Where all pairs differ alike no draw varies, which is no
 * certainty: then as much as the exact interval allows for none in so many turns stands on either side.
 */
function differenceInterval(
  parts: readonly Weighed[],
  { kind, confidence, value }: Weighing & { readonly value: number },
): Interval {
  const least = (of: (part: Weighed) => number) => Math.min(...parts.map(of));
  const draws = (parts[0]?.drawn ?? new Float64Array()).map((_, draw) =>
    parts.reduce((sum, part) => sum + part.weight * (part.drawn[draw] ?? 0), 0),
  );
  const sessions = Math.max(
    2,
    least((part) => part.sessions),
  );
  const drawn = percentileInterval(draws, { sessions, confidence });
  if (kind === 'mean' || drawn.high - drawn.low > STILL) return drawn;
  const room = exactInterval(0, { of: least(({ of }) => of), confidence }).high;
  const most = parts.reduce((sum, { weight }) => sum + Math.abs(weight), 0) / 2;
  return { low: Math.max(-most, value - room), high: Math.min(most, value + room) };
}

/** Less than this is the last bit of a sum. */
const STILL = 1e-12;

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
      ({ switches: s }) =>
        s.inject === inject &&
        (s.gm || s.observe === true) === gm &&
        !s.sanitizer &&
        !s.storyteller,
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
