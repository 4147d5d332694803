// The time axis that plots share: days as ticks, nights as bands.
import { DAY_MS, HOUR_MS } from '@hakoniwa/stage';
import { type Html, html } from '../../page/html.ts';
import { rect, svgLine, svgText } from '../../page/svg.ts';

export interface TimeAxis {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

const NIGHT = { start: 22 * HOUR_MS, hours: 8 * HOUR_MS };
/** More day labels than these would touch each other. */
const MOST_LABELS = 10;

export function xAt({ from, to, left, right }: TimeAxis, at: number): number {
  return left + ((at - from) / Math.max(1, to - from)) * (right - left);
}

/** Bands where it is night, within a height. */
export function nights(axis: TimeAxis, { top, bottom }: { top: number; bottom: number }): Html {
  const bands: Html[] = [];
  for (let day = Math.floor(axis.from / DAY_MS) - 1; day * DAY_MS < axis.to; day++) {
    const start = Math.max(axis.from, day * DAY_MS + NIGHT.start);
    const end = Math.min(axis.to, day * DAY_MS + NIGHT.start + NIGHT.hours);
    if (end <= start) continue;
    const x = xAt(axis, start);
    bands.push(
      rect(
        { x, y: top, width: xAt(axis, end) - x, height: bottom - top },
        { attributes: html`class="night"` },
      ),
    );
  }
  return html`${bands}`;
}

/** The first hour of each day with its name; every n-th when there are many. */
export function dayTicks(
  axis: TimeAxis,
  { y, name }: { readonly y: number; readonly name: (day: number) => string },
): Html {
  const first = Math.floor(axis.from / DAY_MS);
  const last = Math.floor((axis.to - 1) / DAY_MS);
  const every = Math.ceil((last - first + 1) / MOST_LABELS);
  const ticks: Html[] = [];
  for (let day = first; day <= last; day += every) {
    const x = xAt(axis, Math.max(axis.from, day * DAY_MS));
    ticks.push(svgLine('tick', { x: [x, x], y: [y, y + 5] }));
    ticks.push(svgText(x + 3, { y: y + 14, words: name(day - first + 1), className: 'small' }));
  }
  return html`${ticks}`;
}
