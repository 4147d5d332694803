// Packs and calls to models in backups, and what is forgotten of a garden with time and with its owner.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, tidyUp } from '@hakoniwa/database';
import { GraphCarrier, openGraph, recordGraphUpdates } from '@hakoniwa/database/graph';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { documentOf } from '@hakoniwa/stage';
import {
  backupToFile,
  checkBackup,
  databaseSource,
  databaseTarget,
  fileSource,
  fileTarget,
  restoreBackup,
  writeBackup,
} from '@hakoniwa/store/backup';
import { acquireLease, PostgresEventStore } from '@hakoniwa/store/postgres';
import { smallWorld } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gardenTables } from './garden-owner.ts';
import { deleteGardensOf, gardensWithoutWriter } from './garden-rows.ts';

const tables = [gardenTables];
let from: Database;
let to: Database;
let folder: string;
beforeEach(async () => {
  [from, to] = [await openTestDatabase({ tables }), await openTestDatabase({ tables })];
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-backup-'));
});
afterEach(async () => {
  await from.close();
  await to.close();
  await rm(folder, { recursive: true });
});

async function begin(garden: string, pack?: string): Promise<void> {
  const store = new PostgresEventStore(from);
  await store.create({ garden, genesis: documentOf(smallWorld()) });
  await from.pool.query('update hakoniwa.gardens set pack = $2 where name = $1', [garden, pack]);
}

async function backUp(
  source: Parameters<typeof writeBackup>[0]['source'],
  name: string,
  only?: string,
) {
  const file = join(folder, name);
  const gardens = only === undefined ? undefined : [only];
  const written = writeBackup({ source, gardens, createdAt: '2026-11-17T12:00:00.000Z' });
  return { file, ...(await backupToFile(file, written)) };
}

async function restore(file: string, target: Parameters<typeof restoreBackup>[0]['target']) {
  const backup = await checkBackup(file, { tables });
  try {
    return await restoreBackup({ backup, target });
  } finally {
    await backup.close();
  }
}

const rowsOf = async ({ pool }: Database, table: string) =>
  (await pool.query(`select * from hakoniwa.${table} order by 1, 2`)).rows;

it('[GR71] calls go with their garden, through a folder of logs too, with every column', async () => {
  await begin('a');
  await from.pool.query(
    `insert into hakoniwa.model_calls (id, garden_id, branch, seq, state, model, character, purpose, key,
       request, answer, input_tokens, output_tokens, started_at, ended_at)
     select 'call-' || n, id, 'main', n, 'answered', 'm', 'ann', 'turn', 'k', '{"a":1}', 'はい', 7, 8,
       now(), now() from hakoniwa.gardens, generate_series(1, 1100) n`,
  );
  const first = await backUp(databaseSource(from), 'first.zip');
  expect(first.manifest.counts).toMatchObject({ calls: 1_100, packs: 0 });
  await restore(first.file, fileTarget(join(folder, 'logs')));
  const files = fileSource({ folder: join(folder, 'logs'), tables });
  const second = await backUp(files, 'second.zip');
  await files.store.close();
  await restore(second.file, databaseTarget(to));
  const plain = (rows: readonly Record<string, unknown>[]) =>
    rows.map(({ garden_id: _garden, ...row }) => row);
  const calls = await rowsOf(from, 'model_calls');
  expect(calls).toHaveLength(1_100);
  expect(plain(await rowsOf(to, 'model_calls'))).toEqual(plain(calls));
});

it('[GR72] packs go along with every state, those a garden lives by with it alone; one like it stays', async () => {
  const pack = (handle: string, name: string) => `
    insert into hakoniwa.packs (handle, name, version, files, hash, revision)
      values ('${handle}', '${name}', '1', '{"pack.yaml":"id: ${name}"}', 'x', 2);
    insert into hakoniwa.pack_revisions (pack_id, number, parent, files, hash, note)
      select id, n, nullif(n - 1, 0), '{"../out":"x","pack.yaml":"${name}"}', 'h' || n, 'a note'
      from hakoniwa.packs, generate_series(1, 2) n where handle = '${handle}';`;
  await from.pool.query(pack('pack-00000001', 'lived-in') + pack('pack-00000002', 'other'));
  await begin('a', 'pack-00000001@2');
  const one = await backUp(databaseSource(from), 'one.zip', 'a');
  expect(one.manifest.counts).toMatchObject({ packs: 1, revisions: 2 });
  const all = await backUp(databaseSource(from), 'all.zip');
  expect(all.manifest.counts).toMatchObject({ packs: 2, revisions: 4 });
  // Both are there already under other handles: the one a garden needs comes beside it.
  await to.pool.query(pack('pack-00000003', 'lived-in') + pack('pack-00000004', 'other'));
  const { parts } = await restore(all.file, databaseTarget(to));
  expect(parts.packs?.left).toEqual(['other']);
  const { rows } = await to.pool.query(
    `select p.name, p.version, p.revision, r.number, r.parent, r.note, r.files from hakoniwa.packs p
     join hakoniwa.pack_revisions r on r.pack_id = p.id where handle = 'pack-00000001' order by number`,
  );
  const kept = { name: 'lived-in', version: '1+00000001', revision: 2, note: 'a note' };
  const files = '{"pack.yaml":"lived-in"}';
  expect(rows).toEqual([
    { ...kept, number: 1, parent: null, files },
    { ...kept, number: 2, parent: 1, files },
  ]);
  // A folder of logs has no place for packs, and says so.
  const inFolder = await restore(all.file, fileTarget(join(folder, 'logs')));
  expect(inFolder.parts.packs?.left).toEqual(['lived-in', 'other']);
  await expect(restore(all.file, databaseTarget(to))).rejects.toMatchObject({
    code: 'GARDEN_EXISTS',
  });
});

it('[GR73] answered requests and the words of calls are forgotten with time, and of old snapshots all but a few', async () => {
  await begin('a');
  const rows = (age: string, name: string) => `
    insert into hakoniwa.requests (garden_id, key, asked, state, created_at)
      select id, '${name}', '{}', 'answered', now() - interval '${age}' from hakoniwa.gardens;
    insert into hakoniwa.model_calls (id, garden_id, branch, seq, state, request, answer, started_at)
      select '${name}', id, 'main', 0, 'answered', '{"messages":[]}', '{}', now() - interval '${age}'
      from hakoniwa.gardens;`;
  await from.pool.query(
    `${rows('40 days', 'old')}${rows('2 days', 'young')}
     insert into hakoniwa.snapshots (branch_id, seq, hash, state_hash, document)
       select b.id, n, 'h', 's', '{}' from hakoniwa.branches b, generate_series(1000, 43000, 1000) n`,
  );
  expect(await tidyUp(from)).toEqual({ jobs: 0, snapshots: 2, requests: 1, calls: 1 });
  expect(await tidyUp(from)).toEqual({ jobs: 0, snapshots: 0, requests: 0, calls: 0 });
  const calls = await from.pool.query('select id, request from hakoniwa.model_calls order by id');
  expect(calls.rows).toEqual([
    { id: 'old', request: '{}' },
    { id: 'young', request: '{"messages":[]}' },
  ]);
  const oldest = await from.pool.query('select seq from hakoniwa.snapshots order by seq limit 2');
  expect(oldest.rows).toEqual([{ seq: 1_000 }, { seq: 4_000 }]);
});

it('[GR74] a campaign is forgotten by the graph when its garden is deleted with whose it was', async () => {
  await from.pool.query(`insert into hakoniwa.users (id, name) values ('ann', 'ann')`);
  for (const garden of ['gone', 'kept']) await begin(garden);
  await from.pool.query(`update hakoniwa.gardens set owner_id = 'ann' where name = 'gone'`);
  const graph = await openGraph({ database: from });
  const forgotten: string[] = [];
  // A graph elsewhere, which no foreign key reaches.
  const elsewhere = { ...graph, forget: async (one: string) => void forgotten.push(one) };
  const updates = ['gone', 'kept'].map((campaign) => ({
    ...{ campaign, event: { id: 'e', seq: 1, type: 't' } },
    nodes: [{ kind: 'Npc' as const, id: 'n' }],
  }));
  await from.transaction((tx) => recordGraphUpdates(tx, { updates }));
  const carrier = new GraphCarrier({ database: from, graph: elsewhere });
  const isTold = async () => {
    const open = 'select from hakoniwa.graph_updates where applied_at is null';
    return (await from.pool.query(open)).rowCount === 0;
  };
  await expect.poll(isTold).toBe(true);
  await deleteGardensOf(from, 'ann');
  await expect.poll(() => forgotten).toEqual(['gone']);
  await expect.poll(isTold).toBe(true);
  const left = await from.pool.query(
    `select distinct campaign from hakoniwa.graph_updates union
     select distinct campaign from hakoniwa.graph_nodes`,
  );
  expect(left.rows).toEqual([{ campaign: 'kept' }]);
  await carrier.close();
});

it('[GR75] a garden that should be written and that nobody writes is found: its time runs, or somebody waits', async () => {
  for (const garden of ['running', 'asked', 'still']) await begin(garden, 'kitchen');
  await from.pool.query(
    `update hakoniwa.gardens set clock_state = 'running' where name = 'running';
     insert into hakoniwa.requests (garden_id, key, asked, state)
       select id, 'k', '{}', 'waiting' from hakoniwa.gardens where name = 'asked'`,
  );
  expect(await gardensWithoutWriter(from)).toEqual(['running', 'asked']);
  const lease = await acquireLease(from, { garden: 'running', holder: 'one', isRenewed: false });
  expect(await gardensWithoutWriter(from)).toEqual(['asked']);
  await lease.release();
  expect(await gardensWithoutWriter(from)).toEqual(['running', 'asked']);
});
