// The Wilson interval of a share: honest also when the share is near nothing or near all.

export interface Share {
  readonly hits: number;
  readonly of: number;
  /** NaN when there is nothing to count. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 %. */
const Z = 1.959964;

/** A share with its 95 % interval. */
export function shareOf(hits: number, of: number): Share {
  if (of === 0) return { hits, of, rate: Number.NaN, low: 0, high: 1 };
  const rate = hits / of;
  const scale = 1 + (Z * Z) / of;
  const middle = (rate + (Z * Z) / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of));
  return { hits, of, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** `57 of 60 = 95.0 % [86.3, 98.3]`. */
export function sayShare({ hits, of, rate, low, high }: Share): string {
  if (of === 0) return '0 of 0';
  const percent = (value: number) => (value * 100).toFixed(1);
  return `${hits} of ${of} = ${percent(rate)} % [${percent(low)}, ${percent(high)}]`;
}
