// Intervals: the expanded percentile bootstrap between sessions, and the exact one where nothing varies.
import { betaQuantile } from './incomplete-beta.ts';
import { normalShare, studentQuantile } from './tails.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The interval of bootstrap values. Percentiles alone are too narrow for few sessions; the tails are
 * widened as Student's t would widen them (Hesterberg's expanded percentile interval).
 */
export function percentileInterval(
  values: Float64Array,
  { sessions, confidence }: { sessions: number; confidence: number },
): Interval {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const tail = expandedTail(sessions, confidence);
  return { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail) };
}

/** The share cut off at each end. */
function expandedTail(sessions: number, confidence: number): number {
  const plain = (1 - confidence) / 2;
  if (sessions < 2) return 0;
  const t = studentQuantile(1 - plain, sessions - 1);
  return Math.min(plain, normalShare(-Math.sqrt(sessions / (sessions - 1)) * t));
}

/** Linear between neighbours. */
function quantile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const [below, above] = [
    sorted[Math.floor(at)] ?? Number.NaN,
    sorted[Math.ceil(at)] ?? Number.NaN,
  ];
  return below + (above - below) * (at - Math.floor(at));
}

/** The exact (Clopper–Pearson) interval of a share: right also when none or all were hits. */
export function exactInterval(
  hits: number,
  { of, confidence }: { readonly of: number; readonly confidence: number },
): Interval {
  const tail = (1 - confidence) / 2;
  return {
    low: hits === 0 ? 0 : betaQuantile(tail, { a: hits, b: of - hits + 1 }),
    high: hits === of ? 1 : betaQuantile(1 - tail, { a: hits + 1, b: of - hits }),
  };
}

/** Of how many, and how sure one wants to be. */
interface Sampled {
  readonly of: number;
  readonly confidence: number;
}

/** The score (Wilson) interval of a share of independent turns. */
export function scoreInterval(hits: number, { of, confidence }: Sampled): Interval {
  const z = studentQuantile(1 - (1 - confidence) / 2, MANY);
  const scale = 1 + (z * z) / of;
  const middle = (hits / of + (z * z) / (2 * of)) / scale;
  const spread = (hits * (of - hits)) / of ** 3 + (z * z) / (4 * of * of);
  const half = (z / scale) * Math.sqrt(spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The score interval of events per turn that come independently (Poisson). */
export function eventInterval(hits: number, { of, confidence }: Sampled): Interval {
  const z = studentQuantile(1 - (1 - confidence) / 2, MANY);
  const half = z * Math.sqrt(hits + (z * z) / 4);
  const middle = hits + (z * z) / 2;
  return { low: Math.max(0, middle - half) / of, high: (middle + half) / of };
}

/** With this many degrees Student's distribution is the normal one. */
const MANY = 1e7;
