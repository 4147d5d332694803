// How wide a text is in a terminal, where Japanese takes two columns a character.

const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{1F300}-\u{1FAFF}]|[\u{20000}-\u{3FFFD}]/u;

function widthOf(character: string): number {
  return WIDE.test(character) ? 2 : 1;
}

/** Columns a text takes. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

/** The text, cut to so many columns. */
export function fitWidth(text: string, columns: number): string {
  let width = 0;
  let kept = '';
  for (const character of text) {
    width += widthOf(character);
    if (width > columns) return kept;
    kept += character;
  }
  return kept;
}

/** The end of a text, in so many columns. */
export function tailOf(text: string, columns: number): string {
  let width = 0;
  let kept = '';
  for (const character of [...text].reverse()) {
    width += widthOf(character);
    if (width > columns) return `…${kept}`;
    kept = `${character}${kept}`;
  }
  return kept;
}

/** The text with spaces behind it, so many columns wide. */
export function padWidth(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - textWidth(text)));
}
