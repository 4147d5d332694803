// A text without some marks at its end, in time that grows with the text alone.

/** The text up to the last letter that is none of these marks. */
export function withoutEnd(text: string, marks: ReadonlySet<string>): string {
  let end = text.length;
  while (end > 0 && marks.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
