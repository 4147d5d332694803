// Where the calls of a garden are written down: begun, ended, found again after a restart, and summed.
import type { ErrorRecord, GenerateResult } from '@hakoniwa/model';
import type { Position } from '@hakoniwa/stage';

/** A call that begins. */
export interface NewCall {
  /** Unique in its garden. */
  readonly id: string;
  readonly character: string | undefined;
  readonly purpose: string;
  readonly model: string;
  /** The hash of all that decides the answer. */
  readonly key: string;
  /** The request as JSON text. */
  readonly request: string;
  /** Where the garden stood. */
  readonly at: Position;
}

export type CallEnd = { readonly result: GenerateResult } | { readonly error: ErrorRecord };

/** A call as it was written down. */
export interface WrittenCall extends NewCall {
  readonly state: 'open' | 'answered' | 'late' | 'failed';
  readonly answer: CallEnd | undefined;
  readonly startedAt: Date;
}

export interface CallSums {
  readonly calls: number;
  readonly failures: number;
  readonly tokens: number;
}

export interface CallLedger {
  readonly begin: (call: NewCall) => Promise<void>;
  readonly end: (id: string, end: CallEnd) => Promise<void>;
  /** A call by its id. */
  readonly find: (id: string) => Promise<WrittenCall | undefined>;
  /** The last call of a character for one of these purposes, before another call when one is named. */
  readonly lastOf: (wanted: {
    readonly character: string;
    readonly before?: string | undefined;
  }) => Promise<WrittenCall | undefined>;
  /** What was used in the last 24 hours. */
  readonly sums: () => Promise<CallSums>;
  /** Ends what a process left open that is no more. */
  readonly abandon: () => Promise<void>;
}

/** The id of a call in its garden: minds count from where they stand, and branches share numbers. */
export function callIdAt(call: string, branch: string): string {
  return `${call}@${branch}`;
}
