// What the database knows of one garden without its events, as the ledger every store judges by.
import { type Branch, MAIN_BRANCH } from '@hakoniwa/stage';
import type pg from 'pg';
import { UnknownGardenError } from '../errors.ts';
import { Ledger } from '../ledger.ts';
import { statements } from './statements.ts';

/** Something statements can be sent to: the pool or one connection of it. */
export type Sender = Pick<pg.ClientBase, 'query'>;

interface Row {
  readonly garden_id: string;
  readonly genesis_hash: string;
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly parent_seq: number | null;
  readonly undoes: string | null;
  readonly made_at: string | null;
  readonly tip_seq: number;
  readonly tip_hash: string;
  readonly packed_seq: number;
  readonly is_head: boolean;
}

export interface LedgerGarden {
  readonly id: string;
  readonly genesisHash: string;
  readonly ledger: Ledger;
  /** The rows of branches by name; numbers as the driver gives them. */
  readonly branchIds: ReadonlyMap<string, string>;
  /** The last packed event of each branch that has one. */
  readonly packed: ReadonlyMap<string, number>;
}

/** Loads a garden's branches and tips. */
export async function loadLedger(sender: Sender, garden: string): Promise<LedgerGarden> {
  const { rows } = await sender.query<Row>({ ...statements.ledger, values: [garden] });
  const [first] = rows;
  if (!first) throw new UnknownGardenError(garden);
  const ledger = new Ledger({ branch: MAIN_BRANCH, seq: 0, hash: first.genesis_hash });
  for (const row of rows) {
    if (row.name !== MAIN_BRANCH) ledger.addBranch(branchOf(row), row.tip_hash);
    ledger.advance({ branch: row.name, seq: row.tip_seq, hash: row.tip_hash });
    if (row.is_head) ledger.standOn(row.name);
  }
  const branchIds = new Map(rows.map(({ name, id }) => [name, id]));
  const some = rows.filter((row) => row.packed_seq > 0);
  const packed = new Map(some.map((row) => [row.name, row.packed_seq]));
  return { id: first.garden_id, genesisHash: first.genesis_hash, ledger, branchIds, packed };
}

function branchOf({ name, parent, parent_seq, undoes, made_at }: Row): Branch {
  return {
    id: name,
    ...(parent === null ? {} : { parent: { branch: parent, seq: parent_seq ?? 0 } }),
    ...(undoes === null ? {} : { undoes }),
    ...(made_at === null ? {} : { createdAt: made_at }),
  };
}
