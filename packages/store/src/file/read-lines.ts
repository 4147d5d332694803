// Reads a file line by line with the byte each line begins at.
import type { FileHandle } from 'node:fs/promises';
import { limits } from '../limits.ts';

export interface RawLine {
  /** With its line break; without one only the last line can be. */
  readonly bytes: Buffer;
  readonly offset: number;
}

const LINE_BREAK = 10;

/** The lines of a file's first `size` bytes, in batches of what one read gave. */
export async function* readLines(handle: FileHandle, size: number): AsyncGenerator<RawLine[]> {
  let rest = Buffer.alloc(0);
  let offset = 0;
  for (let position = 0; position < size; ) {
    const chunk = Buffer.alloc(Math.min(limits.readBytes, size - position));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) break;
    position += bytesRead;
    const bytes = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
    const lines: RawLine[] = [];
    let start = 0;
    for (let end = bytes.indexOf(LINE_BREAK); end !== -1; end = bytes.indexOf(LINE_BREAK, start)) {
      lines.push({ bytes: bytes.subarray(start, end + 1), offset: offset + start });
      start = end + 1;
    }
    rest = bytes.subarray(start);
    offset += start;
    yield lines;
  }
  if (rest.length > 0) yield [{ bytes: rest, offset }];
}

/** Whether a line came to its end. */
export function isWhole({ bytes }: RawLine): boolean {
  return bytes.at(-1) === LINE_BREAK;
}
