// Fills the blanks of a sentence.

/** `{word}` becomes its value; a blank without one becomes nothing. */
export function filledBlanks(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => String(values[word] ?? ''));
}
