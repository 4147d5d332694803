// The rows of a restored garden, written on one connection inside a transaction.
import { type SealedEvent, writtenEvent } from '@hakoniwa/stage';
import type pg from 'pg';
import { insertSnapshot } from '../postgres/snapshots.ts';
import type { BackupGarden } from './format.ts';
import type { IncomingGarden } from './ports.ts';
import { RestoredSnapshots } from './restored-snapshots.ts';

type Client = Pick<pg.ClientBase, 'query'>;

interface OwnedGarden {
  readonly garden: IncomingGarden;
  readonly ownerId: string | null;
}

/** Writes a garden: its row, branches, head and events. */
export async function insertGarden(
  client: Client,
  { garden, ownerId }: OwnedGarden,
): Promise<void> {
  const { name, sheet, genesis, events } = garden;
  const { title, pack, scenario, language, clockState, clockSpeed, createdAt } = factsOf(garden);
  const values = [name, ownerId, JSON.stringify(genesis), sheet.genesisHash, createdAt];
  const { rows } = await client.query<{ id: string }>(
    `insert into hakoniwa.gardens (name, owner_id, genesis, genesis_hash, created_at, title, pack,
       scenario, language, clock_state, clock_speed)
     values ($1, $2, $3, $4, coalesce($5::timestamptz, now()), $6, $7, $8, $9, $10, $11) returning id`,
    [...values, title, pack, scenario, language, clockState, clockSpeed],
  );
  const id = rows[0]?.id;
  const branchIds = await insertBranches(client, { id, sheet });
  const head = 'insert into hakoniwa.heads (garden_id, branch_id) values ($1, $2)';
  await client.query(head, [id, branchIds.get(sheet.head)]);
  const snapshots = new RestoredSnapshots(garden);
  for await (const group of events) {
    await insertEvents(client, branchIds, group);
    for (const snapshot of snapshots.take(group)) {
      const branchId = branchIds.get(snapshot.branch);
      await insertSnapshot(client, { branchId, snapshot });
    }
  }
}

/** What the row says; a log that no server kept says it by its world. Restored time stands still. */
function factsOf({ sheet, genesis }: IncomingGarden): BackupGarden {
  const { origin, language } = genesis;
  const { clockState, ...facts } = sheet.facts;
  return {
    ...{ title: origin.pack, pack: origin.pack, scenario: origin.scenario, language },
    ...facts,
    ...(clockState === undefined ? {} : { clockState: 'paused' }),
  };
}

async function insertBranches(
  client: Client,
  { id, sheet }: { id: string | undefined; sheet: IncomingGarden['sheet'] },
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { id: name, parent, undoes, createdAt, seq, hash } of sheet.branches) {
    const { rows } = await client.query<{ id: string }>({
      name: 'restore-branch',
      text: `insert into hakoniwa.branches
         (garden_id, name, parent, parent_seq, undoes, made_at, tip_seq, tip_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      values: [id, name, parent?.branch, parent?.seq, undoes, createdAt, seq, hash],
    });
    ids.set(name, rows[0]?.id ?? '');
  }
  return ids;
}

async function insertEvents(
  client: Client,
  branchIds: ReadonlyMap<string, string>,
  group: readonly SealedEvent[],
): Promise<void> {
  await client.query({
    name: 'restore-events',
    text: `with kept as (
        insert into hakoniwa.events (branch_id, seq, hash, body)
        select $1::bigint, e.seq, e.hash, e.body
        from unnest($2::int[], $3::text[], $4::text[]) as e(seq, hash, body)
        returning octet_length(body) as bytes
      )
      update hakoniwa.branches set bytes = bytes + (select sum(bytes) from kept) where id = $1`,
    values: [
      branchIds.get(group[0]?.branch ?? ''),
      group.map(({ seq }) => seq),
      group.map(({ hash }) => hash),
      group.map((event) => JSON.stringify(writtenEvent(event))),
    ],
  });
}
