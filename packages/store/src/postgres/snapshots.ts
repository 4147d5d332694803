// Snapshots in the database: kept by the branch that holds their event, found along a line.
import type { Segment, Snapshot } from '@hakoniwa/stage';
import type { LedgerGarden, Sender } from './load-ledger.ts';
import { statements } from './statements.ts';

const SAVE = `
insert into hakoniwa.snapshots (branch_id, seq, hash, state_hash, document)
values ($1, $2, $3, $4, $5)
on conflict (branch_id, seq) do update
set hash = excluded.hash, state_hash = excluded.state_hash, document = excluded.document,
    saved_at = now()`;

/** Keeps a snapshot; one already kept for that point is replaced. */
export async function saveSnapshot(
  sender: Sender,
  { kept, snapshot }: { readonly kept: LedgerGarden; readonly snapshot: Snapshot },
): Promise<void> {
  const owner = kept.ledger.ownerOf(snapshot);
  await insertSnapshot(sender, { branchId: kept.branchIds.get(owner.branch), snapshot });
}

/** Keeps it with the branch of a row. */
export async function insertSnapshot(
  sender: Sender,
  { branchId, snapshot }: { readonly branchId: string | undefined; readonly snapshot: Snapshot },
): Promise<void> {
  const { seq, hash, stateHash, document } = snapshot;
  await sender.query(SAVE, [branchId, seq, hash, stateHash, JSON.stringify(document)]);
}

interface Row {
  readonly branch: string;
  readonly seq: number;
  readonly hash: string;
  readonly state_hash: string;
  readonly document: string;
}

/** The last snapshot on any of the runs of a line. */
export async function nearestSnapshot(
  sender: Sender,
  { kept, runs }: { readonly kept: LedgerGarden; readonly runs: readonly Segment[] },
): Promise<Snapshot | undefined> {
  const ids = runs.map(({ branch }) => kept.branchIds.get(branch));
  const ends = runs.map(({ toSeq }) => toSeq);
  const { rows } = await sender.query<Row>({ ...statements.nearestSnapshot, values: [ids, ends] });
  const [row] = rows;
  if (!row) return undefined;
  const { branch, seq, hash, state_hash: stateHash } = row;
  return { branch, seq, hash, stateHash, document: JSON.parse(row.document) };
}
