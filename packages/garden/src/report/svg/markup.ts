// Small pieces of SVG and HTML; every text goes through `escaped`.

/** Text as it may stand in markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A plot with a name for those who cannot see it. */
export function svg(of: { width: number; height: number; label: string }, body: string): string {
  const { width, height, label } = of;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}" preserveAspectRatio="xMinYMin meet">${body}</svg>`;
}

export function svgText(
  x: number,
  {
    y,
    words,
    className = '',
  }: { readonly y: number; readonly words: string; readonly className?: string | undefined },
): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}"${className ? ` class="${className}"` : ''}>${escaped(words)}</text>`;
}

/** Coordinates need no more than a tenth. */
export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polyline(
  points: readonly (readonly [number, number])[],
  className: string,
): string {
  const list = points.map(([x, y]) => `${fixed(x)},${fixed(y)}`).join(' ');
  return `<polyline class="${className}" points="${list}"/>`;
}

export function rect(
  box: { x: number; y: number; width: number; height: number },
  { attributes, title = '' }: { readonly attributes: string; readonly title?: string | undefined },
): string {
  const { x, y, width, height } = box;
  const inner = title === '' ? '' : `<title>${escaped(title)}</title>`;
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" ${attributes}>${inner}</rect>`;
}

/** About how wide a text is at thirteen pixels: wide letters take a whole one, others a little over half. */
export function svgTextWidth(words: string): number {
  return [...words].reduce((sum, one) => sum + (one > '\u2e7f' ? 13 : 7.4), 0);
}

/** Names that are too long for a column end in an ellipsis. */
export function shortenedName(name: string, most = 22): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
