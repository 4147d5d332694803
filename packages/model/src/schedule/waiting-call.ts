// A call that waits for a slot of its server.
import type { Priority } from '../port/generate-request.ts';

/** What decides a call's place in the queue. */
export interface Ticket {
  readonly priority: Priority;
  /** Calls of one group share a cache on the server; usually the character. */
  readonly group?: string | undefined;
  readonly purpose?: string | undefined;
}

export interface WaitingCall extends Ticket {
  /** How often a later call was served first. */
  overtaken: number;
}

/** Which group a slot served last, and for how many calls in a row. */
export interface SlotMemory {
  readonly group: string | undefined;
  readonly run: number;
}
