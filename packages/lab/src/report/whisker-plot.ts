// A plot of values with their intervals, one row each, as SVG that needs no script.

import { fixed, type Html, html, svgLine } from '@hakoniwa/garden/page';
import type { Measured } from '../results/results.ts';

export interface WhiskerRow {
  readonly name: string;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string;
  readonly isFew: boolean;
}

export interface WhiskerPlot {
  readonly title: string;
  readonly rows: readonly WhiskerRow[];
  /** How a number on the axis is written. */
  readonly tick: (value: number) => string;
  /** Whether zero is in the middle: for differences. */
  readonly isSigned?: boolean;
}

const ROW = 22;
const WIDE = 560;
const RIGHT = 176;
/** Room for names: of arms, or of differences. */
const LEFT = { plain: 96, signed: 200 } as const;

/** The plot; rows without a value say so. */
export function whiskerPlot({ title, rows, tick, isSigned = false }: WhiskerPlot): Html {
  const ends = rows.flatMap(({ low, high, value }) =>
    [low, high, value].filter((one) => one !== null),
  );
  const top = niceTop(Math.max(1e-9, ...ends.map(Math.abs)));
  const bottom = isSigned ? -top : 0;
  const left = isSigned ? LEFT.signed : LEFT.plain;
  const x = (value: number) => left + ((value - bottom) / (top - bottom)) * (WIDE - left - RIGHT);
  const height = rows.length * ROW + 40;
  const ticks = isSigned ? [-top, 0, top] : [0, top / 2, top];
  return html`<figure><figcaption>${title}</figcaption><svg viewBox="0 0 ${WIDE} ${height}" role="img" aria-label="${title}">${ticks.map(
    (value) =>
      html`${svgLine('grid', { x: [x(value), x(value)], y: [14, height - 22] })}<text class="tick" x="${fixed(x(value))}" y="${height - 8}" text-anchor="middle">${tick(value)}</text>`,
  )}${rows.map((row, index) => rowOf(row, { y: 14 + index * ROW + ROW / 2, x, left }))}</svg></figure>
`;
}

/** One value on its interval, without words: the words stand beside it. */
export function smallWhisker(
  { value, low, high, note }: Pick<Measured, 'value' | 'low' | 'high' | 'note'>,
  top: number,
): Html {
  if (value === null) return html``;
  const x = (at: number) => fixed(6 + Math.min(1, at / top) * 148);
  const whisker =
    low === null || high === null ? '' : svgLine('whisker', { x: [x(low), x(high)], y: [6, 6] });
  return html`<svg class="small" viewBox="0 0 160 12" aria-hidden="true">${svgLine('grid', { x: [6, 154], y: [6, 6] })}${whisker}<circle class="${note === 'few' ? 'dot few' : 'dot'}" cx="${x(value)}" cy="6" r="4"/></svg>`;
}

function rowOf(
  { name, value, low, high, text, isFew }: WhiskerRow,
  { y, x, left }: { y: number; x: (value: number) => number; left: number },
): Html {
  const label = html`<text class="name" x="${left - 10}" y="${y + 4}" text-anchor="end">${name}</text><text class="value" x="${WIDE - RIGHT + 12}" y="${y + 4}">${text}</text>`;
  if (value === null) return label;
  const whisker =
    low === null || high === null ? '' : svgLine('whisker', { x: [x(low), x(high)], y: [y, y] });
  return html`${label}${whisker}<circle class="${isFew ? 'dot few' : 'dot'}" cx="${fixed(x(value))}" cy="${y}" r="4.5"/>`;
}

/** The next of 1, 2, 5, 10 … times a power of ten. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((one) => one * power >= value * 0.999) ?? 10;
  return step * power;
}
