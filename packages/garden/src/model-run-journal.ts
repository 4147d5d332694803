// A recording of model calls in a file, one line per call, written before the turn goes on.
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { type CallJournal, type CallRecord, parseRecords, recordsText } from '@hakoniwa/model';

/** A file that cannot be used as a recording. */
export class RecordingError extends Error {
  readonly code = 'RECORDING';
  override readonly name = 'RecordingError';
  readonly file: string;
  readonly kind: 'exists' | 'unreadable' | 'damaged' | 'unwritable';

  constructor(file: string, kind: RecordingError['kind'], options?: ErrorOptions) {
    super(`${file}: ${kind}`, options);
    this.file = file;
    this.kind = kind;
  }
}

/** A file that calls are written to, one after the other, until the run is over. */
export interface Recording extends CallJournal {
  /** Waits for what is being written; what is called off because of the end is no part of the run. */
  close(): Promise<void>;
}

/** Begins a recording; a file that is there already is never written to. */
export async function createRecording(file: string): Promise<Recording> {
  try {
    await writeFile(file, '', { flag: 'wx' });
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new RecordingError(file, isThere ? 'exists' : 'unwritable', { cause });
  }
  let written: Promise<void> = Promise.resolve();
  let isClosed = false;
  return {
    add(record) {
      if (isClosed) return;
      const after = written.then(() => appendFile(file, recordsText([record])));
      // A failed write is told to the call it belongs to; the next one is tried all the same.
      written = after.catch(() => undefined);
      return after;
    },
    close() {
      isClosed = true;
      return written;
    },
  };
}

/** Reads a recording. */
export async function readRecording(file: string): Promise<readonly CallRecord[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new RecordingError(file, 'unreadable', { cause });
  }
  try {
    return parseRecords(text);
  } catch (cause) {
    throw new RecordingError(file, 'damaged', { cause });
  }
}
