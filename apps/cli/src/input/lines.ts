// Lines from a stream of bytes, one at a time and never more than one limit long.

export interface InputLine {
  /** Counted from 1, empty lines too. */
  readonly number: number;
  readonly text: string;
  /** Whether the line was longer than the limit; `text` is then empty. */
  readonly isTooLong: boolean;
}

/** Yields lines without their ends (LF or CRLF), a last one without an end too; a byte order mark is dropped. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  maxLength: number,
): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder();
  let number = 1;
  let rest = '';
  let isTooLong = false;
  const line = (text: string): InputLine => {
    const found = isTooLong || text.length > maxLength;
    const plain = text.endsWith('\r') ? text.slice(0, -1) : text;
    isTooLong = false;
    return { number: number++, text: found ? '' : plain, isTooLong: found };
  };
  for await (const chunk of chunks) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      const text = rest + part;
      rest = '';
      yield line(text);
    }
    rest += last;
    if (rest.length > maxLength + 1) {
      isTooLong = true;
      rest = '';
    }
  }
  rest += decoder.decode();
  if (rest !== '' || isTooLong) yield line(rest);
}

/** The whole input as text, or undefined when it is longer than the limit. */
export async function wholeText(
  chunks: AsyncIterable<Uint8Array>,
  maxLength: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxLength) return undefined;
  }
  return text + decoder.decode();
}
