// The hash of an event of a line, packed or not.
import { assert, type Position } from '@hakoniwa/stage';
import type { LedgerGarden, Sender } from './load-ledger.ts';
import { lostEvent, readSegment } from './read-segment.ts';
import { statements } from './statements.ts';

/** The hash of the event at a position; that of the world the log begins with at 0. */
export async function hashAt(
  sender: Sender,
  { kept, position }: { readonly kept: LedgerGarden; readonly position: Position },
): Promise<string> {
  const { branch, seq } = kept.ledger.ownerOf(position);
  if (seq === 0) return kept.genesisHash;
  const id = kept.branchIds.get(branch);
  assert(id, `the branch ${branch} has no row`);
  const values = [id, seq];
  const { rows } = await sender.query<{ hash: string }>({ ...statements.hashAt, values });
  if (rows[0]) return rows[0].hash;
  const events = await readSegment(sender, { id, branch, seq });
  const found = events.find((event) => event.seq === seq);
  if (!found) throw lostEvent(branch, seq);
  return found.hash;
}
