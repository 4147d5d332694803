// Numbers as a reader sees them: shares in percent, amounts with three digits.
import type { Language } from '@hakoniwa/stage';
import { labText } from '../locale/index.ts';
import { METRICS } from '../metrics/index.ts';
import type { Metric } from '../metrics/metric.ts';
import type { Measured } from '../results/results.ts';

const BY_ID: ReadonlyMap<string, Metric> = new Map(METRICS.map((metric) => [metric.id, metric]));

/** The metric of an id. */
function metricOf(id: string): Metric | undefined {
  return BY_ID.get(id);
}

/** `20.3 %` or `0.264`. */
export function valueText(id: string, value: number | null): string {
  if (value === null) return '–';
  if (metricOf(id)?.kind === 'share') return `${(value * 100).toFixed(1)} %`;
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(3);
}

/** `[17.5, 23.0]`, in the unit of the value. */
export function intervalText(
  id: string,
  { low, high }: { readonly low: number | null; readonly high: number | null },
): string {
  if (low === null || high === null) return '–';
  const bare = (value: number) => valueText(id, value).replace(' %', '');
  return `[${bare(low)}, ${bare(high)}]`;
}

/** `−12.5 pt` or `+0.260`: a difference of shares is in points, not in percent of anything. */
export function differenceText(id: string, value: number | null): string {
  if (value === null) return '–';
  const size = valueText(id, Math.abs(value)).replace(' %', ' pt');
  if (/^[0.]+(?: pt)?$/.test(size)) return size;
  return `${value < 0 ? '−' : '+'}${size}`;
}

/** `−12.5 pt [−21.9, −4.2]`. */
export function differenceWithInterval(
  id: string,
  { value, low, high }: Pick<Measured, 'value' | 'low' | 'high'>,
): string {
  const bare = (end: number | null) => differenceText(id, end).replace(' pt', '');
  return `${differenceText(id, value)} [${bare(low)}, ${bare(high)}]`;
}

/** `20.3 % [17.5, 23.0]`, with a word where it says little. */
export function measuredText(
  id: string,
  { measured, language }: { readonly measured: Measured | undefined; readonly language: Language },
): string {
  if (!measured || measured.value === null) return labText(language, 'noneNote');
  const few = measured.note === 'few' ? ` (${labText(language, 'few')})` : '';
  return `${valueText(id, measured.value)} ${intervalText(id, measured)}${few}`;
}
