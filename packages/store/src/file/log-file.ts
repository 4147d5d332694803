// The log file itself: groups of lines are added at its end, durable or not at all.
import type { FileHandle } from 'node:fs/promises';
import { StoreWriteError } from '@hakoniwa/database';
import { groupDigest, logLineOf } from './log-line.ts';
import { type RawLine, readLines } from './read-lines.ts';

/** The end of a log: how many bytes are committed, and the digest over them. */
export interface LogEnd {
  readonly bytes: number;
  readonly digest: string;
}

/** A group of lines with the mark that commits it. */
export interface Group {
  readonly bytes: Buffer;
  readonly end: LogEnd;
}

/** Lines as a group that follows an end. */
export function groupOf(end: LogEnd, lines: readonly Buffer[]): Group {
  const digest = groupDigest(end.digest, lines);
  const mark = logLineOf({ record: 'commit', lines: lines.length, digest });
  const bytes = Buffer.concat([...lines, mark]);
  return { bytes, end: { bytes: end.bytes + bytes.length, digest } };
}

interface Addition {
  readonly end: LogEnd;
  readonly group: Group;
  /** Acknowledges the group; when it fails the group is taken back. */
  readonly acknowledge: () => Promise<void>;
}

/** A log file open for writing. */
export class LogFile {
  readonly #handle: FileHandle;
  readonly #file: string;
  /** Set when a failed write could not be taken back: what the file holds is no longer known. */
  #broken: StoreWriteError | undefined;
  #reading = 0;
  #isLeft = false;

  constructor(handle: FileHandle, file: string) {
    this.#handle = handle;
    this.#file = file;
  }

  /** Adds a group; settles when it is durable and acknowledged, and changes nothing otherwise. */
  async add({ end, group, acknowledge }: Addition): Promise<void> {
    if (this.#broken) throw this.#broken;
    try {
      await this.#writeAll(group.bytes, end.bytes);
      await this.#handle.datasync();
      await acknowledge();
    } catch (error) {
      const failure = new StoreWriteError(this.#file, error);
      await this.#takeBack(end.bytes, failure);
      throw failure;
    }
  }

  /** The bytes of a stretch; a file that is being let go of stays until it is read. */
  async read(offset: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    this.#reading += 1;
    try {
      const { bytesRead } = await this.#handle.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    } finally {
      this.#reading -= 1;
      if (this.#isLeft && this.#reading === 0) await this.#handle.close();
    }
  }

  /** The lines of its first bytes. */
  lines(size: number): AsyncGenerator<RawLine[]> {
    return readLines(this.#handle, size);
  }

  /** Lets go of the file once nobody reads it. */
  async close(): Promise<void> {
    this.#isLeft = true;
    if (this.#reading === 0) await this.#handle.close();
  }

  /** A disk that runs full takes a part and says how much; only the next write is refused. */
  async #writeAll(bytes: Buffer, at: number): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const left = bytes.length - done;
      const { bytesWritten } = await this.#handle.write(bytes, done, left, at + done);
      done += bytesWritten;
    }
  }

  async #takeBack(bytes: number, failure: StoreWriteError): Promise<void> {
    try {
      await this.#handle.truncate(bytes);
      await this.#handle.datasync();
    } catch {
      this.#broken = failure;
    }
  }
}
