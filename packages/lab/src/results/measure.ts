// From the counts of sessions to values with intervals.
import { limits } from '../limits.ts';
import { METRICS } from '../metrics/index.ts';
import type { Metric } from '../metrics/metric.ts';
import {
  eventInterval,
  exactInterval,
  type Interval,
  percentileInterval,
  scoreInterval,
} from '../stats/interval.ts';
import { drawWeights } from '../stats/resample.ts';
import { type SampledCounts, sumRows } from '../stats/sampled-rows.ts';
import type { Measured, MeasuredRow } from './results.ts';

export interface Sampling {
  readonly resamples: number;
  readonly confidence: number;
  readonly seed: number;
}

/** Values of every metric in every draw: `draws[metric][draw]`. */
export type Draws = readonly Float64Array[];

/** The values of all draws. Rows with the same strata in the same order are drawn alike. */
export function drawValues(rows: readonly SampledCounts[], { resamples, seed }: Sampling): Draws {
  const metrics = rows[0]?.of.length ?? METRICS.length;
  const draws = Array.from({ length: metrics }, () => new Float64Array(resamples));
  const strata = rows.map(({ stratum }) => stratum);
  drawWeights(strata, { resamples, seed }).forEach((weights, draw) => {
    const { hits, of } = sumRows(rows, { metrics, weights });
    draws.forEach((values, metric) => {
      values[draw] = (hits[metric] ?? 0) / (of[metric] ?? 0);
    });
  });
  return draws;
}

/** Every metric of these sessions: the Lab's own, or those the rows were counted by. */
export function measureRows(
  rows: readonly SampledCounts[],
  draws: Draws,
  { confidence, metrics = METRICS }: Sampling & { readonly metrics?: readonly Metric[] },
): MeasuredRow {
  const { hits, of } = sumRows(rows, { metrics: metrics.length });
  return Object.fromEntries(
    metrics.map(({ id, kind, countsEvents = false }, index) => {
      const sessions = rows.filter((row) => (row.of[index] ?? 0) > 0).length;
      const counts = { hits: hits[index] ?? 0, of: of[index] ?? 0, sessions };
      const how = { kind, countsEvents, confidence };
      return [id, measured({ ...counts, ...how, values: draws[index] })];
    }),
  );
}

interface Measuring {
  readonly hits: number;
  readonly of: number;
  readonly sessions: number;
  readonly kind: 'share' | 'mean';
  readonly countsEvents: boolean;
  readonly confidence: number;
  readonly values: Float64Array | undefined;
}

function measured(measuring: Measuring): Measured {
  const { hits, of, sessions } = measuring;
  const counts = { hits: rounded(hits), of, sessions };
  if (of === 0) return { value: null, low: null, high: null, ...counts, note: 'none' };
  const isFew = sessions < limits.fewSessions || of < limits.fewCounted;
  const interval = intervalOf(measuring);
  return {
    value: rounded(hits / of),
    low: interval ? rounded(interval.low) : null,
    high: interval ? rounded(interval.high) : null,
    ...counts,
    ...(isFew ? { note: 'few' as const } : {}),
  };
}

/**
 * Where all or none were hits nothing varies between draws: then the exact interval speaks. Else it is the
 * bootstrap's; that of a share or of events is never narrower than independent turns would have it:
 * percentiles of few hits are skewed.
 */
function intervalOf(input: Measuring): Interval | undefined {
  const { hits, of, sessions, kind, countsEvents, confidence, values } = input;
  const isEven = kind === 'share' && (hits === 0 || hits === of);
  if (isEven || (sessions < 2 && kind === 'share')) return exactInterval(hits, { of, confidence });
  if (!values || sessions < 2) return undefined;
  const drawn = percentileInterval(values, { sessions, confidence });
  if (kind === 'mean' && !countsEvents) return drawn;
  const alone = (countsEvents ? eventInterval : scoreInterval)(hits, { of, confidence });
  return { low: Math.min(drawn.low, alone.low), high: Math.max(drawn.high, alone.high) };
}

/** Six digits: what a report shows, free of the last bits of a sum. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
