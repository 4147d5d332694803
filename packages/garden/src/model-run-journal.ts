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

/** Begins a recording; a file that is there already is never written to. */
export async function createRecording(file: string): Promise<CallJournal> {
  try {
    await writeFile(file, '', { flag: 'wx' });
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    throw new RecordingError(file, isThere ? 'exists' : 'unwritable', { cause });
  }
  return { add: (record) => appendFile(file, recordsText([record])) };
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
