// The Lab as routes see it: experiments that ship, runs of the caller, and what they found.
import type { Caller } from '@hakoniwa/garden';
import type { ComparedArm, JudgedCell, ReadRun, ShippedExperiment } from '@hakoniwa/lab';
import type { LabRun, newLabRunSchema } from '@hakoniwa/protocol';
import type { z } from 'zod';

export type NewLabRun = z.output<typeof newLabRunSchema>;

/** A run of somebody else is as unknown as none. */
export interface Lab {
  readonly experiments: () => Promise<readonly ShippedExperiment[]>;
  /** Asks for a run; throws UNKNOWN_EXPERIMENT, or VALIDATION with every mistake of its text. */
  readonly start: (wanted: NewLabRun, caller: Caller) => Promise<LabRun>;
  /** The caller's runs, newest first. */
  readonly list: (caller: Caller) => Promise<readonly LabRun[]>;
  /** Throws UNKNOWN_RUN. */
  readonly get: (id: string, caller: Caller) => Promise<LabRun>;
  /** Throws UNKNOWN_RUN, and RUN_PENDING while it is not finished. */
  readonly read: (id: string, caller: Caller) => Promise<ReadRun>;
  readonly cells: (run: ReadRun) => Promise<readonly JudgedCell[]>;
  readonly compare: (first: ReadRun, second: ReadRun) => Promise<readonly ComparedArm[]>;
}
