// Packing in the database: rows make room for segments, whoever packs, and damage is named and left.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { headAfter, type SealedEvent, seal, takeSnapshot } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  backupToFile,
  checkBackup,
  checkStored,
  databaseSource,
  databaseTarget,
  restoreBackup,
  writeBackup,
} from '../src/backup/index.ts';
import { carrying } from '../src/contract/harness.ts';
import {
  followEvents,
  keptBytes,
  logTables,
  PostgresEventStore,
  packLog,
} from '../src/postgres/index.ts';
import { limits } from '../src/segments/limits.ts';
import { begin, GARDEN } from './postgres-scene.ts';

let database: Database;
const COUNT = limits.hotEvents + 2 * limits.events + 10;
/** The line every test begins with, sealed once: that takes longer than to write it. */
const events: SealedEvent[] = [];

beforeAll(async () => {
  database = await openTestDatabase({ tables: [logTables] });
  const start = await begin(new PostgresEventStore(database));
  for (let number = 0; number < COUNT; number++)
    events.push(...seal(headAfter(start, events), [carrying({ number })]));
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.pool.query('delete from hakoniwa.gardens');
  const store = new PostgresEventStore(database);
  await begin(store);
  await store.append({ garden: GARDEN, branch: 'main', expectedSeq: 0, events });
});

async function counts() {
  const { rows } = await database.pool.query<{ rows: number; segments: number; packed: number }>(
    `select (select count(*) from hakoniwa.events)::int as rows,
       (select count(*) from hakoniwa.segments)::int as segments,
       (select max(packed_seq) from hakoniwa.branches) as packed`,
  );
  return rows[0];
}

async function everything(): Promise<SealedEvent[]> {
  const all: SealedEvent[] = [];
  const store = new PostgresEventStore(database);
  for await (const event of store.read({ garden: GARDEN, branch: 'main' })) all.push(event);
  return all;
}

const PACKED = { rows: limits.hotEvents + 10, segments: 2, packed: 2 * limits.events };

it('[Q12] a snapshot leads to packing, and rows make room for segments', async () => {
  const store = new PostgresEventStore(database);
  const last = events.at(-1) as SealedEvent;
  const snapshot = takeSnapshot(smallWorld(), last);
  await store.saveSnapshot({ garden: GARDEN, snapshot });
  await store.packed();
  expect(await counts()).toEqual(PACKED);
  expect(await everything()).toEqual(events);
  const { rows } = await database.pool.query<{ bytes: number }>(
    'select sum(length(body))::int as bytes from hakoniwa.segments',
  );
  const text = JSON.stringify(events.slice(0, PACKED.packed)).length;
  expect(rows[0]?.bytes).toBeLessThan(text / 8);
  expect(await checkStored(databaseSource(database), GARDEN)).toMatchObject({ events: COUNT });
  await store.close();
});

it('[Q12] whoever packs at once, every event is there once', async () => {
  const packers = [1, 2, 3].map(() => packLog(database, { garden: GARDEN }));
  const reading = everything();
  const done = await Promise.all(packers);
  while ((await packLog(database, { garden: GARDEN })) > 0);
  expect(done.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(PACKED.packed);
  expect(await counts()).toEqual(PACKED);
  expect(await reading).toEqual(events);
  expect(await everything()).toEqual(events);
});

it('[Q12] who follows from the beginning sees packed events too', async () => {
  await packLog(database, { garden: GARDEN });
  const seen: number[] = [];
  const ending = new AbortController();
  const following = followEvents(database, { garden: GARDEN, signal: ending.signal });
  for await (const event of following) {
    seen.push(event.seq);
    if (event.seq === COUNT) ending.abort();
  }
  expect(seen).toEqual(events.map(({ seq }) => seq));
});

it('[Q14] what a branch takes is counted as it is kept: as rows, packed, and restored', async () => {
  const counted = async ({ pool }: Database) => {
    const { rows } = await pool.query<{ said: number; there: number }>(
      `select sum(b.bytes)::int as said,
         ((select coalesce(sum(octet_length(body)), 0) from hakoniwa.events) +
          (select coalesce(sum(octet_length(body)), 0) from hakoniwa.segments))::int as there
       from hakoniwa.branches b`,
    );
    return rows[0] ?? { said: 0, there: 1 };
  };
  const before = await counted(database);
  expect(before.said).toBe(before.there);
  await packLog(database, { garden: GARDEN });
  const packed = await counted(database);
  expect(packed.said).toBe(packed.there);
  expect(packed.said).toBeLessThan(before.said * 0.7);
  expect(await keptBytes(database)).toEqual(new Map([[undefined, packed.said]]));
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-bytes-'));
  const file = join(folder, 'one.zip');
  await backupToFile(
    file,
    writeBackup({ source: databaseSource(database), createdAt: '2026-01-01T00:00:00Z' }),
  );
  await database.pool.query('delete from hakoniwa.gardens');
  const backup = await checkBackup(file, { tables: [logTables] });
  await restoreBackup({ backup, target: databaseTarget(database) });
  await backup.close();
  await rm(folder, { recursive: true });
  expect(await counted(database)).toEqual(before);
});

it('[Q13] a damaged segment is named with its first bad event, and what is recent is still read', async () => {
  await packLog(database, { garden: GARDEN });
  const at = 8 + 4 * 41;
  await database.pool.query(
    `update hakoniwa.segments set body = set_byte(body, ${at}, get_byte(body, ${at}) # 1)
     where from_seq = ${limits.events + 1}`,
  );
  const before = await database.pool.query('select * from hakoniwa.segments order by to_seq');
  const seq = limits.events + 42;
  await expect(everything()).rejects.toMatchObject({ code: 'LOG_DAMAGED', file: 'main', seq });
  expect(await checkStored(databaseSource(database), GARDEN)).toMatchObject({
    fault: { of: 'log', event: { branch: 'main', seq, code: 'HASH_MISMATCH' } },
  });
  const store = new PostgresEventStore(database);
  const recent: number[] = [];
  for await (const event of store.read({ garden: GARDEN, branch: 'main', fromSeq: COUNT - 3 }))
    recent.push(event.seq);
  expect(recent).toHaveLength(4);
  const after = await database.pool.query('select * from hakoniwa.segments order by to_seq');
  expect(after.rows).toEqual(before.rows);
});

it('[Q13] what is damaged is not packed, and said', async () => {
  await database.pool.query(
    `update hakoniwa.events set body = replace(body, '"number":700', '"number":-70') where seq = 701`,
  );
  const heard: unknown[] = [];
  const onPackingFailure = ({ error }: { error: unknown }) => heard.push(error);
  const store = new PostgresEventStore(database, { onPackingFailure });
  const snapshot = takeSnapshot(smallWorld(), events.at(-1) as SealedEvent);
  await store.saveSnapshot({ garden: GARDEN, snapshot });
  await store.packed();
  expect(heard).toMatchObject([{ code: 'LOG_DAMAGED', seq: 701, cause: 'HASH_MISMATCH' }]);
  expect(await counts()).toMatchObject({ rows: COUNT, segments: 0, packed: 0 });
  await store.close();
});

it('[Q12] a branch leaves from the middle of a segment', async () => {
  await packLog(database, { garden: GARDEN });
  const store = new PostgresEventStore(database);
  const { tip } = await store.fork({
    ...{ garden: GARDEN, id: 'b' },
    parent: { branch: 'main', seq: 321 },
  });
  expect(tip.hash).toBe(events[320]?.hash);
  const late = seal(tip, [carrying({ number: 'late' })]);
  await store.append({ garden: GARDEN, branch: 'b', expectedSeq: 321, events: late });
  const line: SealedEvent[] = [];
  for await (const event of store.read({ garden: GARDEN, branch: 'b', fromSeq: 320 }))
    line.push(event);
  expect(line).toEqual([...events.slice(319, 321), ...late]);
});
