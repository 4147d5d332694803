// Tells a failure that no further try can mend from one that passes.

import { BackupTooLargeError } from '@hakoniwa/database/backup';
import { JobHopelessError } from '@hakoniwa/database/jobs';
import { ERRORS } from '@hakoniwa/protocol';
import { Refused } from '../refused.ts';

/** Does a try; what the table of codes calls final ends the job at once, everything else is tried again. */
export async function endingHopeless<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    throw isFinal(error) ? new JobHopelessError(error) : error;
  }
}

function isFinal(error: unknown): boolean {
  return (
    error instanceof BackupTooLargeError || (error instanceof Refused && !ERRORS[error.code].again)
  );
}
