// Packs the cold part of a garden's log: each segment takes the place of its rows in one transaction.
import { type Database, throughOutage, transactionOn } from '@hakoniwa/database';
import { assert, type SealedEvent } from '@hakoniwa/stage';
import { DamagedLogError } from '../errors.ts';
import { type ColdRun, coldRuns } from '../segments/cold-runs.ts';
import { cutToSize, packSegment, unpackSegment } from '../segments/segment.ts';
import { type LedgerGarden, loadLedger } from './load-ledger.ts';
import { readEvents } from './read-events.ts';

interface PackLog {
  readonly garden: string;
  /** Ends it after the segment that is being packed. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Packs what is cold; gives how many events. Any process may do it, at any time: readers find each event in its row or
 * in its segment, and of two who pack the same the second leaves it.
 */
export async function packLog(database: Database, { garden, signal }: PackLog): Promise<number> {
  const kept = await throughOutage(() => loadLedger(database.pool, garden));
  const { ledger, packed } = kept;
  const branches = ledger.branches();
  const packedTo = (branch: string) => packed.get(branch);
  let count = 0;
  for (const run of coldRuns({ branches, head: ledger.head.branch, packedTo })) {
    if (signal?.aborted) break;
    const done = await packRun(database, { garden, kept, run });
    count += done;
    // A run too large for one segment, or one that somebody else packs: the rest is found the next time.
    if (done < run.toSeq - run.fromSeq + 1) break;
  }
  return count;
}

interface Packed {
  readonly garden: string;
  readonly kept: LedgerGarden;
  readonly run: ColdRun;
}

async function packRun(database: Database, { garden, kept, run }: Packed): Promise<number> {
  const { branch } = run;
  const events: SealedEvent[] = [];
  for await (const event of readEvents(database.pool, { garden, ...run })) events.push(event);
  const taken = cutToSize(events);
  const [first, last] = [taken[0], taken.at(-1)];
  assert(first && last, 'a cold run has events');
  const body = await packSegment(taken);
  // What is let go of is read again first, from the bytes that are kept instead.
  const starts = new Map([[branch, first.prev]]);
  const ends = new Map([[branch, last.hash]]);
  const { events: sound, damage } = await unpackSegment(body, { starts, ends });
  if (damage) {
    const seq = first.seq + sound.length;
    throw new DamagedLogError({ file: branch, seq, line: 0, cause: damage });
  }
  const id = kept.branchIds.get(branch);
  const isKept = await throughOutage(() =>
    replaceRows(database, { id, fromSeq: first.seq, toSeq: last.seq, ends: [first, last], body }),
  );
  return isKept ? taken.length : 0;
}

interface Replacing {
  readonly id: string | undefined;
  readonly fromSeq: number;
  readonly toSeq: number;
  readonly ends: readonly [SealedEvent, SealedEvent];
  readonly body: Buffer;
}

const INSERT = `
insert into hakoniwa.segments (branch_id, from_seq, to_seq, prev_hash, last_hash, body)
select b.id, $2, $3, $4, $5, $6 from hakoniwa.branches b where b.id = $1 and b.packed_seq < $2
on conflict do nothing`;
const DELETE = `
with gone as (
  delete from hakoniwa.events where branch_id = $1 and seq between $2 and $3
  returning octet_length(body) as bytes
)
select count(*)::int as count, coalesce(sum(bytes), 0)::int as bytes from gone`;
/** Last: an append to the same branch waits from here to the commit. */
const MOVE = `
update hakoniwa.branches set packed_seq = $3, bytes = bytes + $4 where id = $1 and packed_seq < $2`;

/** Puts a segment in place of its rows; false when they were packed meanwhile, and then nothing changes. */
function replaceRows(database: Database, input: Replacing): Promise<boolean> {
  const { id, fromSeq, toSeq, ends, body } = input;
  return transactionOn(database, async ({ client, abandon }) => {
    const [{ prev }, { hash }] = ends;
    const range = [id, fromSeq, toSeq];
    const made = await client.query(INSERT, [...range, prev, hash, body]);
    if (made.rowCount !== 1) return abandon(false);
    const { rows } = await client.query<{ count: number; bytes: number }>(DELETE, range);
    const { count, bytes } = rows[0] ?? { count: 0, bytes: 0 };
    const moved = await client.query(MOVE, [...range, body.length - bytes]);
    const isWhole = count === toSeq - fromSeq + 1 && moved.rowCount === 1;
    return isWhole || abandon(false);
  });
}
