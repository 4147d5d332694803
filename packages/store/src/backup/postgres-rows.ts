// The rows of a restored garden, written on one connection inside a transaction.
import { randomBytes } from 'node:crypto';
import type { SealedEvent } from '@hakoniwa/stage';
import type pg from 'pg';
import type { BackupCall, BackupGarden, BackupRevision, BackupSetting } from './format.ts';
import type { IncomingGarden, IncomingPack } from './ports.ts';

type Client = Pick<pg.ClientBase, 'query'>;

interface OwnedGarden {
  readonly garden: IncomingGarden;
  readonly ownerId: string | null;
}

/** Writes a garden: its row, branches, head, events and calls. */
export async function insertGarden(
  client: Client,
  { garden, ownerId }: OwnedGarden,
): Promise<void> {
  const { name, sheet, genesis, events, calls } = garden;
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
  for await (const group of events) await insertEvents(client, branchIds, group);
  for await (const call of calls) await insertCall(client, id, call);
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
    text: `insert into hakoniwa.events (branch_id, seq, hash, body)
      select $1::bigint, e.seq, e.hash, e.body
      from unnest($2::int[], $3::text[], $4::text[]) as e(seq, hash, body)`,
    values: [
      branchIds.get(group[0]?.branch ?? ''),
      group.map(({ seq }) => seq),
      group.map(({ hash }) => hash),
      group.map((event) => JSON.stringify(event)),
    ],
  });
}

async function insertCall(client: Client, id: string | undefined, call: BackupCall): Promise<void> {
  const { branch, seq, state, model, request, answer, startedAt, endedAt } = call;
  const values = [call.id, id, branch, seq, state, model, request, answer];
  await client.query({
    name: 'restore-call',
    text: `insert into hakoniwa.model_calls (id, garden_id, branch, seq, state, model, request,
        answer, input_tokens, output_tokens, started_at, ended_at, character, purpose, key)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      ...[...values, call.inputTokens, call.outputTokens, startedAt, endedAt],
      ...[call.character, call.purpose, call.key],
    ],
  });
}

/** Keeps a pack unless there is one of that name and version; one that a garden needs is kept beside it. */
export async function insertPack(
  client: Client,
  { pack, ownerId }: { pack: IncomingPack; ownerId: string | null },
): Promise<boolean> {
  const { name, files, hash, isNeeded, handle = newHandle(), revision = 1 } = pack;
  const beside = `${pack.version}+${handle.slice(-8)}`;
  for (const version of isNeeded ? [pack.version, beside] : [pack.version]) {
    const { rowCount } = await client.query(
      `insert into hakoniwa.packs (name, version, owner_id, files, hash, handle, revision)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [name, version, ownerId, files, hash, handle, revision],
    );
    if (rowCount === 1) return true;
  }
  return false;
}

function newHandle(): string {
  return `pack-${randomBytes(10).toString('hex')}`;
}

/** A state of a pack that was just taken. */
export async function insertRevision(
  client: Client,
  { revision, ownerId }: { revision: BackupRevision; ownerId: string | null },
): Promise<void> {
  const { handle, number, parent, files, hash, note, createdAt } = revision;
  await client.query(
    `insert into hakoniwa.pack_revisions (pack_id, number, parent, files, hash, note, created_at)
     select id, $3, $4, $5, $6, $7, $8 from hakoniwa.packs
     where handle = $1 and owner_id is not distinct from $2 on conflict do nothing`,
    [handle, ownerId, number, parent, files, hash, note, createdAt],
  );
}

/** Keeps a setting unless there is one; what somebody chose here goes before a backup. */
export async function insertSetting(
  client: Client,
  { setting, scope }: { setting: BackupSetting; scope: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into hakoniwa.settings (scope, name, value) values ($1, $2, $3) on conflict do nothing`,
    [scope, setting.name, setting.value],
  );
  return rowCount === 1;
}
