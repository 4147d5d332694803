// Writes a zip as a stream: what was pushed can be taken at once, and nothing else stays in memory.
import { createHash } from 'node:crypto';
import { Zip, ZipDeflate } from 'fflate';
import { BackupTooLargeError } from './errors.ts';
import { limits } from './limits.ts';

/** An entry as it was written. */
export interface WrittenEntry {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export class ZipWriter {
  readonly entries: WrittenEntry[] = [];
  readonly #zip: Zip;
  #ready: Uint8Array[] = [];
  #total = 0;

  constructor() {
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#total += chunk.byteLength;
      this.#ready.push(chunk);
    });
  }

  /** What has been folded since it was last asked for. */
  *taken(): Generator<Uint8Array> {
    const ready = this.#ready;
    this.#ready = [];
    if (this.#total > limits.fileBytes - RESERVED) throw new BackupTooLargeError();
    yield* ready;
  }

  /** Writes one entry from pieces of text; gives the file's bytes as they come to be. */
  async *entry(
    name: string,
    texts: AsyncIterable<string> | Iterable<string>,
  ): AsyncGenerator<Uint8Array> {
    if (this.entries.length >= limits.entries - 1) throw new BackupTooLargeError();
    const file = new ZipDeflate(name, { level: 6 });
    // A fixed date: the same garden gives the same bytes.
    file.mtime = '1980-01-01T12:00:00';
    this.#zip.add(file);
    const digest = createHash('sha256');
    let bytes = 0;
    let gathered: Buffer[] = [];
    let size = 0;
    const push = (isLast: boolean) => {
      const chunk = Buffer.concat(gathered);
      gathered = [];
      size = 0;
      bytes += chunk.byteLength;
      if (bytes > limits.fileBytes) throw new BackupTooLargeError();
      digest.update(chunk);
      file.push(chunk, isLast);
    };
    for await (const text of texts) {
      const piece = Buffer.from(text);
      gathered.push(piece);
      size += piece.byteLength;
      if (size < limits.chunkBytes) continue;
      push(false);
      yield* this.taken();
    }
    push(true);
    yield* this.taken();
    this.entries.push({ name, bytes, sha256: digest.digest('hex') });
  }

  /** The directory at the end. */
  *end(): Generator<Uint8Array> {
    this.#zip.end();
    yield* this.taken();
  }
}

/** Bytes left for the directory: its entries are some hundred bytes each. */
const RESERVED = 16_000_000;
