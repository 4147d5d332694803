// Small pieces of SVG for pages: drawn without a script, named for those who cannot see them.
import { type Html, html, type Inside } from './html.ts';

/** A plot with a name for those who cannot see it. */
export function svg(of: { width: number; height: number; label: string }, body: Inside): Html {
  const { width, height, label } = of;
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}" preserveAspectRatio="xMinYMin meet">${body}</svg>`;
}

export function svgText(
  x: number,
  {
    y,
    words,
    className = '',
  }: { readonly y: number; readonly words: string; readonly className?: string | undefined },
): Html {
  const look = className === '' ? '' : html` class="${className}"`;
  return html`<text x="${fixed(x)}" y="${fixed(y)}"${look}>${words}</text>`;
}

/** A line across or down. */
export function svgLine(
  className: string,
  { x, y }: { readonly x: readonly [number, number]; readonly y: readonly [number, number] },
): Html {
  return html`<line class="${className}" x1="${fixed(x[0])}" x2="${fixed(x[1])}" y1="${fixed(y[0])}" y2="${fixed(y[1])}"/>`;
}

/** Coordinates need no more than a tenth. */
export function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}

export function polyline(points: readonly (readonly [number, number])[], className: string): Html {
  const list = points.map(([x, y]) => `${fixed(x)},${fixed(y)}`).join(' ');
  return html`<polyline class="${className}" points="${list}"/>`;
}

export function rect(
  box: { x: number; y: number; width: number; height: number },
  { attributes, title = '' }: { readonly attributes: Html; readonly title?: string | undefined },
): Html {
  const { x, y, width, height } = box;
  const inner = title === '' ? '' : html`<title>${title}</title>`;
  return html`<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" ${attributes}>${inner}</rect>`;
}

/** About how wide a text is at thirteen pixels: wide letters take a whole one, others a little over half. */
export function svgTextWidth(words: string): number {
  return [...words].reduce((sum, one) => sum + (one > '\u2e7f' ? 13 : 7.4), 0);
}

/** Names that are too long for a column end in an ellipsis. */
export function shortenedName(name: string, most = 22): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
