// Money over time: a line for each of a few, or the middle and the edges of many.
import { type Html, html } from '../../page/html.ts';
import { polyline, shortenedName, svg, svgLine, svgText } from '../../page/svg.ts';
import type { ReportWording } from '../locale/wording.ts';
import { dayTicks, nights, type TimeAxis, xAt } from './time-axis.ts';

export interface MoneyLine {
  readonly name: string;
  readonly points: readonly (readonly [at: number, money: number])[];
}

const WIDTH = 920;
const HEIGHT = 300;
const RIGHT = 170;

export function moneyPlot(lines: readonly MoneyLine[], words: ReportWording): Html {
  const times = lines[0]?.points.map(([at]) => at) ?? [];
  const [from, to] = [times[0], times.at(-1)];
  if (from === undefined || to === undefined) return html``;
  const axis: TimeAxis = { from, to, left: 72, right: WIDTH - RIGHT };
  const scale = scaleOf(lines);
  const [top, bottom] = [8, HEIGHT - 26];
  const yAt = (money: number) => bottom - scale.share(money) * (bottom - top);
  const grid = scale.ticks.map((money) => {
    const y = yAt(money);
    return [
      svgLine('grid', { x: [axis.left, axis.right], y: [y, y] }),
      svgText(axis.left - 6, {
        ...{ y: y + 4, words: money.toLocaleString('en'), className: 'small end' },
      }),
    ];
  });
  const ends = spread(
    lines.map(({ points }) => yAt(points.at(-1)?.[1] ?? 0)),
    { top, bottom },
  );
  const drawn = lines.map(({ name, points }, i) => {
    const path = points.map(([at, money]) => [xAt(axis, at), yAt(money)] as const);
    const y = ends[i] ?? 0;
    return [
      polyline(path, `medium hue${i % 8}${i >= 8 ? ' dashed' : ''}`),
      svgText(axis.right + 8, {
        y: y + 4,
        words: shortenedName(name, 20),
        className: `ink${i % 8}`,
      }),
    ];
  });
  const body = [
    nights(axis, { top, bottom }),
    grid,
    drawn,
    dayTicks(axis, { y: bottom + 2, name: words.day }),
  ];
  return svg({ width: WIDTH, height: HEIGHT, label: words.money }, body);
}

interface Scale {
  readonly ticks: readonly number[];
  readonly share: (money: number) => number;
}

/** Even steps, or powers of ten where one purse would flatten all others. */
function scaleOf(lines: readonly MoneyLine[]): Scale {
  const tops = lines
    .map(({ points }) => Math.max(1, ...points.map(([, money]) => money)))
    .sort((a, b) => a - b);
  const most = niceTop(tops.at(-1) ?? 1);
  if (most / (tops[Math.floor(tops.length / 2)] ?? most) < UNEVEN)
    return {
      ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => most * share),
      share: (money) => money / most,
    };
  const powers = Math.ceil(Math.log10(most));
  const span = powers - LEAST_POWER;
  return {
    ticks: Array.from({ length: span + 1 }, (_, i) => 10 ** (LEAST_POWER + i)),
    share: (money) => (Math.log10(Math.max(10 ** LEAST_POWER, money)) - LEAST_POWER) / span,
  };
}

/** How many times the middle purse the largest may be. */
const UNEVEN = 4;
/** Below a thousand the exact amount does not matter on such a scale. */
const LEAST_POWER = 3;

/** The next round number that cuts well into four. */
function niceTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 6, 8, 10].find((times) => times * unit >= value) ?? 10;
  return step * unit;
}

/** Labels moved apart so that none covers another, as near to their lines as they can be. */
function spread(
  places: readonly number[],
  { top, bottom }: { top: number; bottom: number },
): number[] {
  const least = 14;
  const order = places.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let above = top - least;
  for (const one of order) {
    one.y = Math.max(one.y, above + least);
    above = one.y;
  }
  let below = bottom + least;
  for (const one of [...order].reverse()) {
    one.y = Math.min(one.y, below - least);
    below = one.y;
  }
  const moved: number[] = [];
  for (const { y, i } of order) moved[i] = y;
  return moved;
}
