// How wide a text is in half-widths: Latin letters take one, Japanese ones two.

const NARROW = /[\u0020-\u024f]/;

export function halfWidths(text: string): number {
  let width = 0;
  for (const letter of text) width += NARROW.test(letter) ? 1 : 2;
  return width;
}
