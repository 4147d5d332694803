// Text from models and files without what could steer a terminal.

/** Control codes become spaces; letters, also combined ones, stay. */
export function safeText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
