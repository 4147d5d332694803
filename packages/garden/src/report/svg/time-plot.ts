// Where the time went: one bar per resident, cut by what was done.
import { type Html, html } from '../../page/html.ts';
import { fixed, rect, shortenedName, svg, svgText, svgTextWidth } from '../../page/svg.ts';

export interface PlottedBar {
  readonly name: string;
  /** Minutes by action. */
  readonly minutes: Readonly<Record<string, number>>;
}

export interface TimePlotWords {
  readonly title: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly hours: (hours: number) => string;
}

const WIDTH = 920;
const ROW = 24;

/** Actions in the order of the first bar, the longest first. */
export function timePlot(bars: readonly PlottedBar[], words: TimePlotWords): Html {
  const actions = Object.keys(bars[0]?.minutes ?? {});
  const left = 16 + Math.max(...bars.map(({ name }) => svgTextWidth(shortenedName(name))));
  const rows = bars.map((bar, i) => row(bar, { actions, words, left, y: i * ROW }));
  return svg({ width: WIDTH, height: bars.length * ROW + 2, label: words.title }, rows);
}

interface Row {
  readonly actions: readonly string[];
  readonly words: TimePlotWords;
  readonly left: number;
  readonly y: number;
}

function row({ name, minutes }: PlottedBar, { actions, words, left, y }: Row): Html {
  const total = Object.values(minutes).reduce((sum, one) => sum + one, 0);
  if (total === 0) return svgText(0, { y: y + 16, words: name, className: 'name' });
  let x = left;
  const parts = actions.map((action, i) => {
    const share = (minutes[action] ?? 0) / total;
    const width = share * (WIDTH - left);
    const hours = Math.round(share * 240) / 10;
    const title = `${name} · ${words.labels[action] ?? action} ${words.hours(hours)} (${Math.round(share * 100)} %)`;
    const part = rect(
      { x, y: y + 3, width, height: ROW - 6 },
      { attributes: html`class="fill${i % 12}"`, title },
    );
    const label =
      width > 44 ? inBar(x + width / 2, y + 16, words.hours(Math.round(hours * 10) / 10)) : '';
    x += width;
    return [part, label];
  });
  const label = svgText(0, { y: y + 16, words: shortenedName(name), className: 'name' });
  return html`${label}${parts}`;
}

function inBar(x: number, y: number, words: string): Html {
  return html`<text class="inbar" x="${fixed(x)}" y="${fixed(y)}" aria-hidden="true">${words}</text>`;
}
