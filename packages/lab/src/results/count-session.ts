// The counts of one judged session, metric by metric.
import type { JudgedCell } from '../judge/judged-turn.ts';
import { METRICS } from '../metrics/index.ts';
import type { Metric } from '../metrics/metric.ts';
import type { SampledCounts } from '../stats/sampled-rows.ts';

export function countSession(cell: JudgedCell): SampledCounts {
  return countBy(METRICS, cell);
}

/** The counts by some metrics, in their order. */
export function countBy(
  metrics: readonly Metric[],
  { scenario, seed, turns }: JudgedCell,
): SampledCounts {
  const hits = new Float64Array(metrics.length);
  const of = new Float64Array(metrics.length);
  for (const turn of turns)
    metrics.forEach(({ count }, index) => {
      const counted = count(turn);
      if (!counted) return;
      hits[index] = (hits[index] ?? 0) + counted[0];
      of[index] = (of[index] ?? 0) + counted[1];
    });
  return { stratum: scenario, key: `${scenario}/${seed}`, hits, of };
}
