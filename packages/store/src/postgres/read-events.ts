// Reads a branch's line piece by piece, through its ancestors: packed segments first, then rows.
import { throughOutage } from '@hakoniwa/database';
import { assert, readWrittenEvent, type SealedEvent, type Segment } from '@hakoniwa/stage';
import type { ReadEvents } from '../event-store.ts';
import { hashAt } from './hash-at.ts';
import { limits } from './limits.ts';
import { type LedgerGarden, loadLedger, type Sender } from './load-ledger.ts';
import { lostEvent, readSegment } from './read-segment.ts';
import { statements } from './statements.ts';

/** The events of a line in order; a page or a segment is in memory at a time. */
export async function* readEvents(sender: Sender, input: ReadEvents): AsyncGenerator<SealedEvent> {
  const kept = await throughOutage(() => loadLedger(sender, input.garden));
  let prev: string | undefined;
  for (const run of kept.ledger.segments(input)) {
    for await (const piece of piecesOf(sender, { kept, run, prev })) {
      prev = piece.at(-1)?.hash;
      yield* piece;
    }
  }
}

interface Reading {
  readonly kept: LedgerGarden;
  readonly run: Segment;
  /** The hash before the run, where it is known. */
  readonly prev: string | undefined;
}

async function* piecesOf(
  sender: Sender,
  { kept, run, prev }: Reading,
): AsyncGenerator<readonly SealedEvent[]> {
  const { branch, toSeq } = run;
  const id = kept.branchIds.get(branch);
  assert(id, `the branch ${branch} has no row`);
  let before = prev;
  for (let next = run.fromSeq; next <= toSeq; ) {
    const from = { kept, id, run: { branch, fromSeq: next, toSeq }, prev: before };
    const isPacked = next <= (kept.packed.get(branch) ?? 0);
    // Rows may have been packed since the ledger was read: then a segment has them.
    const rows = isPacked ? [] : await throughOutage(() => pageOf(sender, from));
    const piece = rows.length > 0 ? rows : await throughOutage(() => segmentOf(sender, from));
    const last = piece.at(-1);
    if (!last) throw lostEvent(branch, next);
    next = last.seq + 1;
    before = last.hash;
    yield piece;
  }
}

interface Piece extends Reading {
  readonly id: string;
}

/** What the segment with the run's first event holds of the run. */
async function segmentOf(sender: Sender, { id, run }: Piece): Promise<readonly SealedEvent[]> {
  const { branch, fromSeq, toSeq } = run;
  const events = await readSegment(sender, { id, branch, seq: fromSeq });
  return events.filter(({ seq }) => seq >= fromSeq && seq <= toSeq);
}

/** A page of rows from the run's first event on; none when that one is not there. */
async function pageOf(sender: Sender, { kept, id, run, prev }: Piece): Promise<SealedEvent[]> {
  const { branch, fromSeq } = run;
  const toSeq = Math.min(run.toSeq, fromSeq + limits.pageEvents - 1);
  const { rows } = await sender.query<{ seq: number; hash: string; body: string | null }>({
    ...statements.page,
    values: [id, fromSeq, toSeq],
  });
  const own = rows.filter(({ seq }) => seq >= fromSeq);
  if (own[0]?.seq !== fromSeq) return [];
  const position = { branch, seq: fromSeq - 1 };
  const [first] = rows;
  let before = first && first.seq < fromSeq ? first.hash : prev;
  before ??= await hashAt(sender, { kept, position });
  const events: SealedEvent[] = [];
  for (const { seq, hash, body } of own) {
    // What lies behind a gap is read again, and the gap found to be one.
    if (seq !== fromSeq + events.length) break;
    events.push(readWrittenEvent(JSON.parse(body ?? 'null'), { prev: before, hash }));
    before = hash;
  }
  return events;
}
