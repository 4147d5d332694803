// A garden of 100,000 events through a backup, and all of it through PostgreSQL 15.
// Slow because a hundred thousand events are written three times.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@hakoniwa/database';
import { clusterLayoutOf, EmbeddedServer } from '@hakoniwa/database/embedded';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  checkBackup,
  databaseSource,
  databaseTarget,
  fileTarget,
  restoreBackup,
} from '../src/backup/index.ts';
import { FileEventStore } from '../src/index.ts';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { backUp, backUpFiles, growTree, likenessOf } from './backup-scene.ts';
import { begin, GARDEN, grow } from './postgres-scene.ts';

const EVENTS = 100_000;
const BOUND_BYTES = 250_000_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-large-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The most memory a piece of work had at once, above what there was before. */
async function mostMemory<T>(work: () => Promise<T>): Promise<{ result: T; bytes: number }> {
  const before = process.memoryUsage().rss;
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage().rss);
  };
  const watch = setInterval(look, 20);
  const result = await work();
  clearInterval(watch);
  look();
  return { result, bytes: most - before };
}

it('[B12] writes, checks and restores a large garden in bounded memory', async () => {
  const logs = join(folder, 'logs');
  const store = new FileEventStore({ folder: logs });
  let head = await begin(store);
  for (let i = 0; i < EVENTS / 5_000; i++) head = await grow(store, head, 5_000);
  await store.close();
  const file = join(folder, 'large.zip');
  const written = await mostMemory(() => backUpFiles(logs, file));
  expect(written.result.manifest.events).toBe(EVENTS);
  const restored = await mostMemory(async () => {
    const backup = await checkBackup(file, { tables: [logTables] });
    const target = fileTarget(join(folder, 'restored'));
    await restoreBackup({ backup, target });
    await backup.close();
  });
  const figures = [written.result.bytes, written.bytes, restored.bytes].map((bytes) =>
    (bytes / 1e6).toFixed(0),
  );
  console.log(
    `${EVENTS} events: file ${figures[0]} MB, writing +${figures[1]} MB, restoring +${figures[2]} MB`,
  );
  expect(written.bytes).toBeLessThan(BOUND_BYTES);
  expect(restored.bytes).toBeLessThan(BOUND_BYTES);
  const again = new FileEventStore({ folder: join(folder, 'restored'), readOnly: true });
  expect(await again.head(GARDEN)).toMatchObject({ seq: EVENTS, hash: head.hash });
  await again.close();
});

it('[B4] a damaged embedded database is refused, and a backup brings its gardens back', async () => {
  const place = join(folder, 'database');
  const database = await openDatabase({ tables: [logTables], embedded: { folder: place } });
  const store = new PostgresEventStore(database);
  await growTree(store);
  const expected = await likenessOf(store, GARDEN);
  const file = join(folder, 'database.zip');
  await backUp(databaseSource(database), file);
  await database.close();
  await rm(join(clusterLayoutOf(place).data, 'global/pg_control'));
  const refusal = await openDatabase({ tables: [logTables], embedded: { folder: place } }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ code: 'DATABASE_DAMAGED' });
  expect(String(refusal)).toContain(place);
  const anew = await openDatabase({
    tables: [logTables],
    embedded: { folder: join(folder, 'anew') },
  });
  const backup = await checkBackup(file, { tables: [logTables] });
  await restoreBackup({ backup, target: databaseTarget(anew) });
  await backup.close();
  expect(await likenessOf(new PostgresEventStore(anew), GARDEN)).toEqual(expected);
  await anew.close();
});

const bin = '/usr/lib/postgresql/15/bin';
const isThere = existsSync(join(bin, 'postgres'));
if (!isThere)
  console.log('MISSING PostgreSQL 15: apt-get install -y --no-install-recommends postgresql-15');
const where15Is = it.skipIf(!isThere && !process.env.CI); // outside CI it may be missing, and the line above says so

where15Is(
  '[B1] goes from the embedded database through files to PostgreSQL 15 and back',
  async () => {
    const embedded = await openDatabase({
      tables: [logTables],
      embedded: { folder: join(folder, 'eighteen') },
    });
    await growTree(new PostgresEventStore(embedded));
    const expected = await likenessOf(new PostgresEventStore(embedded), GARDEN);
    const carry = async (file: string, target: Parameters<typeof restoreBackup>[0]['target']) => {
      const backup = await checkBackup(file, { tables: [logTables] });
      await restoreBackup({ backup, target });
      await backup.close();
    };
    const [one, two, three] = ['one.zip', 'two.zip', 'three.zip'].map((name) => join(folder, name));
    await backUp(databaseSource(embedded), one ?? '');
    await embedded.close();
    await carry(one ?? '', fileTarget(join(folder, 'between')));
    await backUpFiles(join(folder, 'between'), two ?? '');

    const server = await EmbeddedServer.open({ folder: join(folder, 'fifteen'), bin });
    const { host, port, user, password } = server.address;
    const admin = new pg.Client({ ...server.address, database: 'postgres' });
    await admin.connect();
    const name = `backup_${randomUUID()}`;
    await admin.query(`create database "${name}"`);
    await admin.end();
    const url = `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${name}`;
    const outside = await openDatabase({ tables: [logTables], url });
    await carry(two ?? '', databaseTarget(outside));
    expect(await likenessOf(new PostgresEventStore(outside), GARDEN)).toEqual(expected);
    await backUp(databaseSource(outside), three ?? '');
    await outside.close();
    await server.close();
    await carry(three ?? '', fileTarget(join(folder, 'back')));
    const back = new FileEventStore({ folder: join(folder, 'back'), readOnly: true });
    expect(await likenessOf(back, GARDEN)).toEqual(expected);
    await back.close();
  },
);
