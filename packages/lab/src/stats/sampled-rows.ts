// Sessions as rows of counts, one pair of hits and of what was counted per metric; sums are what is measured.

/** The counts of one session, metric by metric. */
export interface SampledCounts {
  /** Sessions of one stratum are exchanged with each other only: the scenario. */
  readonly stratum: string;
  /** Sessions of different arms with one key are a pair: scenario and seed. */
  readonly key: string;
  readonly hits: Float64Array;
  readonly of: Float64Array;
}

/** The sums over sessions, each taken as often as `weights` says. */
export function sumRows(
  rows: readonly SampledCounts[],
  { metrics, weights }: { metrics: number; weights?: Uint16Array },
): { hits: Float64Array; of: Float64Array } {
  const hits = new Float64Array(metrics);
  const of = new Float64Array(metrics);
  rows.forEach((row, index) => {
    const weight = weights ? (weights[index] ?? 0) : 1;
    if (weight === 0) return;
    for (let metric = 0; metric < metrics; metric++) {
      hits[metric] = (hits[metric] ?? 0) + weight * (row.hits[metric] ?? 0);
      of[metric] = (of[metric] ?? 0) + weight * (row.of[metric] ?? 0);
    }
  });
  return { hits, of };
}
