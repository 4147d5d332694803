// Needs over time: a small plot for each need, one above the other on the same days.
import { type Html, html } from '../../page/html.ts';
import { polyline, svg, svgLine, svgText } from '../../page/svg.ts';
import type { ReportWording } from '../locale/wording.ts';
import type { HourSample } from '../town-record.ts';
import { dayTicks, nights, type TimeAxis, xAt } from './time-axis.ts';

const WIDTH = 920;
const PANEL = 74;
const GAP = 16;

export function needsPlot(samples: readonly HourSample[], words: ReportWording): Html {
  const needs = Object.keys(samples[0]?.mean ?? {});
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return html``;
  const axis: TimeAxis = { from: first.at, to: last.at, left: 84, right: WIDTH - 8 };
  const panels = needs.map((need, i) =>
    panel(samples, { need, axis, words, top: 6 + i * (PANEL + GAP), hue: i }),
  );
  const bottom = 6 + needs.length * (PANEL + GAP) - GAP;
  const body = [...panels, dayTicks(axis, { y: bottom + 2, name: words.day })];
  return svg({ width: WIDTH, height: bottom + 24, label: words.needs }, body);
}

interface Panel {
  readonly need: string;
  readonly axis: TimeAxis;
  readonly words: ReportWording;
  readonly top: number;
  readonly hue: number;
}

function panel(samples: readonly HourSample[], { need, axis, words, top, hue }: Panel): Html {
  const bottom = top + PANEL;
  const yAt = (points: number) => bottom - (points / 100) * PANEL;
  const line = (read: (sample: HourSample) => number) =>
    samples.map((sample) => [xAt(axis, sample.at), yAt(read(sample))] as const);
  const grid = [0, 50, 100].map((points) => {
    const y = yAt(points);
    return [
      svgLine('grid', { x: [axis.left, axis.right], y: [y, y] }),
      svgText(axis.left - 6, { y: y + 4, words: String(points), className: 'small end' }),
    ];
  });
  const parts = [
    nights(axis, { top, bottom }),
    grid,
    polyline(
      line(({ lowest }) => lowest[need] ?? 0),
      `thin hue${hue % 8}`,
    ),
    polyline(
      line(({ mean }) => mean[need] ?? 0),
      `thick hue${hue % 8}`,
    ),
    svgText(0, { y: top + PANEL / 2 + 4, words: words.need[need] ?? need, className: 'name' }),
  ];
  return html`${parts}`;
}
