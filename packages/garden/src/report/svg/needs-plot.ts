// Needs over time: a small plot for each need, one above the other on the same days.
import type { ReportWording } from '../locale/wording.ts';
import type { HourSample } from '../town-record.ts';
import { fixed, polyline, svg, svgText } from './markup.ts';
import { dayTicks, nights, type TimeAxis, xAt } from './time-axis.ts';

const WIDTH = 920;
const PANEL = 74;
const GAP = 16;

export function needsPlot(samples: readonly HourSample[], words: ReportWording): string {
  const needs = Object.keys(samples[0]?.mean ?? {});
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return '';
  const axis: TimeAxis = { from: first.at, to: last.at, left: 84, right: WIDTH - 8 };
  const panels = needs.map((need, i) =>
    panel(samples, { need, axis, words, top: 6 + i * (PANEL + GAP), hue: i }),
  );
  const bottom = 6 + needs.length * (PANEL + GAP) - GAP;
  const body = [...panels, dayTicks(axis, { y: bottom + 2, name: words.day })].join('');
  return svg({ width: WIDTH, height: bottom + 24, label: words.needs }, body);
}

interface Panel {
  readonly need: string;
  readonly axis: TimeAxis;
  readonly words: ReportWording;
  readonly top: number;
  readonly hue: number;
}

function panel(samples: readonly HourSample[], { need, axis, words, top, hue }: Panel): string {
  const bottom = top + PANEL;
  const yAt = (points: number) => bottom - (points / 100) * PANEL;
  const line = (read: (sample: HourSample) => number) =>
    samples.map((sample) => [xAt(axis, sample.at), yAt(read(sample))] as const);
  const grid = [0, 50, 100].map(
    (points) =>
      `<line class="grid" x1="${axis.left}" x2="${axis.right}" y1="${fixed(yAt(points))}" y2="${fixed(yAt(points))}"/>${svgText(axis.left - 6, { y: yAt(points) + 4, words: String(points), className: 'small end' })}`,
  );
  return [
    nights(axis, { top, bottom }),
    ...grid,
    polyline(
      line(({ lowest }) => lowest[need] ?? 0),
      `thin hue${hue % 8}`,
    ),
    polyline(
      line(({ mean }) => mean[need] ?? 0),
      `thick hue${hue % 8}`,
    ),
    svgText(0, { y: top + PANEL / 2 + 4, words: words.need[need] ?? need, className: 'name' }),
  ].join('');
}
