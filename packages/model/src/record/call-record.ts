// The record of one call: enough to answer it again with the server off.
import { isJsonObject, type JsonObject } from '@hakoniwa/stage';
import type { ErrorRecord } from '../errors/revive-error.ts';
import type { GenerateResult } from '../port/generate-result.ts';

export interface CallRecord {
  /** Unique in its journal: the caller's id, or the key and how often it had come. */
  readonly id: string;
  readonly key: string;
  /** The how-manieth call with this key, from 0. */
  readonly ordinal: number;
  readonly model: string;
  readonly promptHash: string;
  readonly request: JsonObject;
  /** When the call began, in milliseconds of wall-clock time, and how long it took. */
  readonly startedAtMs: number;
  readonly tookMs: number;
  readonly outcome: { readonly result: GenerateResult } | { readonly error: ErrorRecord };
}

/** Records as text, one per line. */
export function recordsText(records: readonly CallRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Records from text; a line that is none names its number. */
export function parseRecords(text: string): readonly CallRecord[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parseRecord(line, index + 1)]));
}

function parseRecord(line: string, number: number): CallRecord {
  const value: unknown = JSON.parse(line);
  if (isJsonObject(value) && typeof value.key === 'string' && isJsonObject(value.outcome)) {
    return value as unknown as CallRecord;
  }
  throw new SyntaxError(`line ${number} is no record of a call`);
}
