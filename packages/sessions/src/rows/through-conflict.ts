// Takes a transaction up again that the database broke off because another one was in its way.
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../limits.ts';
import { PlayRefused } from '../refused.ts';

/** A serialisation failure, and a deadlock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Tries again with growing waits, then refuses with BUSY; nothing was changed then. */
export async function throughConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      const pauseMs = limits.conflictPausesMs[attempt];
      if (pauseMs === undefined)
        throw new PlayRefused('BUSY', 'too much is written at once; try again in a moment');
      await wait(pauseMs);
    }
  }
}

/** What the database said is the cause of what the query builder throws. */
function isConflict(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (CONFLICTS.has((one as { code?: unknown }).code)) return true;
  return false;
}
