// Where records of calls go, and the journal in memory.
import type { CallRecord } from './call-record.ts';

/** Takes records in; a store keeps them in its own way. */
export interface CallJournal {
  add(record: CallRecord): void | Promise<void>;
}

/** A journal in memory. */
export class MemoryJournal implements CallJournal {
  readonly records: CallRecord[] = [];

  add(record: CallRecord): void {
    this.records.push(record);
  }
}
