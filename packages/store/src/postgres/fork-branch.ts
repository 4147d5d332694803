// Makes a branch that leaves another after one of its events.
import type { BranchTip, Fork } from '../event-store.ts';
import type { GardenChange } from './change-garden.ts';
import { hashAt } from './hash-at.ts';

/** Keeps the branch; it stands where it forked. */
export async function forkBranch(change: GardenChange, input: Fork): Promise<BranchTip> {
  const made = change.attempt > 0 ? madeBefore(change, input) : undefined;
  if (made) return made;
  const { client, kept } = change;
  const branch = kept.ledger.checkFork(input);
  const { parent, undoes = null, createdAt = null } = branch;
  const hash = parent ? await hashAt(client, { kept, position: parent }) : kept.genesisHash;
  await client.query(
    `insert into hakoniwa.branches
       (garden_id, name, parent, parent_seq, undoes, made_at, tip_seq, tip_hash)
     values ($1, $2, $3, $4, $5, $6, $4, $7)`,
    [kept.id, branch.id, parent?.branch, parent?.seq ?? 0, undoes, createdAt, hash],
  );
  return kept.ledger.addBranch(branch, hash);
}

/** A try nobody answered may have made the branch. */
function madeBefore({ kept }: GardenChange, { id, parent }: Fork): BranchTip | undefined {
  const found = kept.ledger.branches().find((branch) => branch.id === id);
  const owner = kept.ledger.ownerOf(parent);
  const isSame = found?.parent?.branch === owner.branch && found.parent.seq === owner.seq;
  return isSame ? found : undefined;
}
