// Counts the lines of one part of a backup, written or read: the manifest must say the same of them.
import type { BackupPart } from '@hakoniwa/database/backup';

export class PartLines {
  readonly #part: BackupPart;
  readonly #gardens: number[] = [];
  readonly #files: Record<string, number> = {};

  constructor(part: BackupPart) {
    this.#part = part;
  }

  /** Rows on their way, counted when they have passed. */
  async *file<T>(file: string, rows: AsyncIterable<T>): AsyncGenerator<T> {
    let count = 0;
    for await (const row of rows) {
      count += 1;
      yield row;
    }
    this.#files[file] = count;
  }

  /** Rows beside a garden's log; `onEnd` hears how many they were. */
  async *garden<T>(rows: AsyncIterable<T>, onEnd: (count: number) => void): AsyncGenerator<T> {
    let count = 0;
    for await (const row of rows) {
      count += 1;
      yield row;
    }
    this.#gardens.push(count);
    onEnd(count);
  }

  totals(): Readonly<Record<string, number>> {
    return this.#part.totals({ gardens: this.#gardens, files: this.#files });
  }
}
