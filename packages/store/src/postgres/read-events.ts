// Reads a branch's line page by page, through its ancestors.
import { assert, type SealedEvent, type Segment } from '@hakoniwa/stage';
import { DamagedLogError } from '../errors.ts';
import type { ReadEvents } from '../event-store.ts';
import { throughOutage } from './connection-loss.ts';
import { limits } from './limits.ts';
import { loadLedger, type Sender } from './load-ledger.ts';
import { statements } from './statements.ts';

/** The events of a line in order; a page is in memory at a time. */
export async function* readEvents(sender: Sender, input: ReadEvents): AsyncGenerator<SealedEvent> {
  const { ledger, branchIds } = await throughOutage(() => loadLedger(sender, input.garden));
  for (const run of ledger.segments(input)) {
    const id = branchIds.get(run.branch);
    assert(id, `the branch ${run.branch} has no row`);
    yield* readRun(sender, { id, run });
  }
}

async function* readRun(
  sender: Sender,
  { id, run }: { id: string; run: Segment },
): AsyncGenerator<SealedEvent> {
  for (let next = run.fromSeq; next <= run.toSeq; ) {
    const values = [id, next, run.toSeq, limits.pageEvents];
    const { rows } = await throughOutage(() =>
      sender.query<{ seq: number; body: string }>({ ...statements.page, values }),
    );
    for (const { seq, body } of rows) {
      if (seq !== next) throw lost(run, next);
      next += 1;
      yield JSON.parse(body) as SealedEvent;
    }
    if (rows.length === 0) throw lost(run, next);
  }
}

/** A row that must be there is not: something else than we took it away. */
function lost({ branch: file }: Segment, seq: number): DamagedLogError {
  return new DamagedLogError({ file, seq, line: 0, cause: 'TRUNCATED' });
}
