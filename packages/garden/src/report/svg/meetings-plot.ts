// Who talked with whom: a square of pairs, darker where they talked more.
import { type Html, html } from '../../page/html.ts';
import { fixed, rect, shortenedName, svg, svgText, svgTextWidth } from '../../page/svg.ts';

export interface PlottedMeeting {
  readonly name: string;
  /** Talks with each of the people, in their order. */
  readonly times: readonly number[];
}

const WIDTH = 920;

export function meetingsPlot(people: readonly PlottedMeeting[], title: string): Html {
  const longest = Math.max(...people.map(({ name }) => svgTextWidth(shortenedName(name))));
  const left = 16 + longest;
  const top = 20 + longest * 0.7;
  const side = Math.min(44, Math.floor((WIDTH - left) / Math.max(1, people.length)));
  const most = Math.max(1, ...people.flatMap(({ times }) => times));
  const rows = people.map((one, i) => row(one, { i, side, most, people, left, top }));
  const heads = people.map(({ name }, i) => head(name, left + i * side + side / 2, top));
  const height = top + people.length * side + 2;
  return svg({ width: WIDTH, height, label: title }, [...heads, ...rows]);
}

function head(name: string, x: number, top: number): Html {
  return html`<g transform="translate(${fixed(x + 4)} ${fixed(top - 8)}) rotate(-50)">${svgText(0, { y: 0, words: shortenedName(name), className: 'small' })}</g>`;
}

interface Row {
  readonly i: number;
  readonly side: number;
  readonly most: number;
  readonly people: readonly PlottedMeeting[];
  readonly left: number;
  readonly top: number;
}

function row({ name, times }: PlottedMeeting, { i, side, most, people, left, top }: Row): Html {
  const y = top + i * side;
  const cells = times.map((count, j) => {
    const x = left + j * side;
    const box = { x: x + 1, y: y + 1, width: side - 2, height: side - 2 };
    if (i === j) return rect(box, { attributes: html`class="self" rx="3"` });
    const share = count === 0 ? 0 : 0.15 + 0.85 * (count / most);
    const cell = rect(box, {
      attributes: html`class="cell" rx="3" fill-opacity="${Math.round(share * 100) / 100}"`,
      title: `${name} · ${people[j]?.name ?? ''}: ${count}`,
    });
    const label =
      count > 0 && side >= 22 ? number(x + side / 2, y + side / 2 + 4, { count, share }) : '';
    return [cell, label];
  });
  const label = svgText(0, {
    ...{ y: y + side / 2 + 4, words: shortenedName(name), className: 'name' },
  });
  return html`${label}${cells}`;
}

function number(x: number, y: number, { count, share }: { count: number; share: number }): Html {
  return html`<text class="count${share > 0.55 ? ' on' : ''}" x="${fixed(x)}" y="${fixed(y)}" aria-hidden="true">${count}</text>`;
}
