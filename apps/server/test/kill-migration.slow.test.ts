// Kills a process while it brings a database of 0.1 up to date, goes on in it and packs it: nothing is lost or there twice.
// Slow because twenty-five processes are started and killed, each on a database of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { documentOf, genesisHead, headAfter, type SealedEvent, seal } from '@hakoniwa/stage';
import { loadWorld } from '@hakoniwa/store';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { doAct, smallWorld } from '@hakoniwa/testkit';
import { expect, inject, it } from 'vitest';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { makeTablesOf01 } from './tables-of-0-1.ts';

const KILLS = 25;
const GARDEN = 'old';
const PATTERN = 'kill_migration_0_1';
/** A few events before a snapshot is due, which leads to packing. */
const COUNT = 3_980;
const script = fileURLToPath(new URL('./migrate-until-killed.ts', import.meta.url));
const folder = () => join(inject('databaseFolder'), 'database');

/** A database as 0.1 left it: a garden whose events are kept whole. */
async function makePattern(): Promise<readonly SealedEvent[]> {
  const genesis = documentOf(smallWorld());
  const events: SealedEvent[] = [];
  for (let i = 0, world = smallWorld(); i < COUNT; i++) {
    const result = doAct(world, i % 2 === 0 ? 'take mug' : 'put mug');
    events.push(...seal(headAfter(genesisHead(genesis), events), result.events));
    world = result.world;
  }
  const { seq, hash } = headAfter(genesisHead(genesis), events);
  const database = await openTestDatabase({ tables: [], name: PATTERN, isFromNothing: true });
  await makeTablesOf01(database);
  await database.pool.query(
    `with garden as (insert into hakoniwa.gardens (name, genesis, genesis_hash)
         values ($1, $2, $3) returning id),
       branch as (insert into hakoniwa.branches (garden_id, name, tip_seq, tip_hash)
         select id, 'main', $4, $5 from garden returning id, garden_id),
       head as (insert into hakoniwa.heads (garden_id, branch_id) select garden_id, id from branch)
     insert into hakoniwa.events (branch_id, seq, hash, body)
     select branch.id, e.n, e.hash, e.body
     from branch, unnest($6::text[], $7::text[]) with ordinality as e(hash, body, n)`,
    [
      ...[GARDEN, JSON.stringify(genesis), genesisHead(genesis).hash, seq, hash],
      events.map((event) => event.hash),
      events.map((event) => JSON.stringify(event)),
    ],
  );
  await database.close();
  return events;
}

/** Says something to the server itself: databases are made and dropped there. */
async function onServer(text: string): Promise<void> {
  const embedded = { folder: folder(), isKept: true };
  const server = await openDatabase({ embedded, tables: [], name: 'postgres', isReadOnly: true });
  const client = await server.connect();
  try {
    await client.query('set default_transaction_read_only = off');
    await client.query(text);
  } finally {
    await client.end();
    await server.close();
  }
}

/** Runs the process and kills it after a time; without one when it has packed. Gives what it acknowledged last. */
async function killOn(name: string, afterMs?: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder(), name, GARDEN], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const until = async (word: string) => {
    while (!said.includes(word) && child.exitCode === null) await wait(2);
    expect(child.exitCode).toBeNull();
  };
  await until('opening');
  const beganMs = performance.now();
  if (afterMs === undefined) await until('packed');
  else await wait(afterMs);
  const tookMs = performance.now() - beganMs;
  child.kill('SIGKILL');
  await once(child, 'close');
  const lines = said.slice(0, said.lastIndexOf('\n')).split('\n');
  const [, seq = '0', hash = ''] =
    lines.findLast((one) => one.startsWith('written'))?.split(' ') ?? [];
  return { seq: Number(seq), hash, tookMs, isMigrated: said.includes('migrated') };
}

async function expectWhole(
  database: Database,
  { events, last }: { events: readonly SealedEvent[]; last: { seq: number; hash: string } },
): Promise<number> {
  const store = new PostgresEventStore(database);
  const head = await store.head(GARDEN);
  expect(head.seq).toBeGreaterThanOrEqual(Math.max(COUNT, last.seq));
  const hashes: string[] = [];
  for await (const event of store.read({ garden: GARDEN, branch: head.branch })) {
    expect(event.seq).toBe(hashes.length + 1);
    hashes.push(event.hash);
  }
  expect(hashes).toHaveLength(head.seq);
  expect(hashes.slice(0, COUNT)).toEqual(events.map(({ hash }) => hash));
  if (last.seq > 0) expect(hashes[last.seq - 1]).toBe(last.hash);
  await loadWorld({ store, garden: GARDEN, verify: true });
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*) from hakoniwa.events e where e.seq <= b.packed_seq)::int as twice,
       (select count(*) from hakoniwa.events)::int + b.packed_seq as there, b.tip_seq as tip,
       b.packed_seq as packed, b.bytes::int - (
         (select coalesce(sum(octet_length(body)), 0) from hakoniwa.events) +
         (select coalesce(sum(octet_length(body)), 0) from hakoniwa.segments))::int as miscounted,
       (select count(*) - count(distinct (owner, created_at))
         from drizzle.__drizzle_migrations)::int as again
     from hakoniwa.branches b`,
  );
  const packed = rows[0]?.packed ?? 0;
  const whole = { twice: 0, there: head.seq, tip: head.seq, packed, miscounted: 0, again: 0 };
  expect(rows).toEqual([whole]);
  return packed;
}

it('[X13] a database of 0.1 outlives kills while it is brought up to date and packed', async () => {
  const events = await makePattern();
  const counts = { before: 0, migrated: 0, packed: 0 };
  let tookMs = 0;
  // The first is let finish, to know how long all of it takes here.
  for (let kill = -1; kill < KILLS; kill++) {
    const name = `kill_migration_${kill + 1}`;
    await onServer(`create database ${name} template ${PATTERN}`);
    const afterMs = kill < 0 ? undefined : tookMs * (((kill * 37) % 110) / 100);
    const last = await killOn(name, afterMs);
    if (kill < 0) tookMs = last.tookMs;
    const database = await openDatabase({
      ...{ tables: SERVER_TABLES, name },
      embedded: { folder: folder(), isKept: true },
    });
    try {
      const packed = await expectWhole(database, { events, last });
      counts[packed > 0 ? 'packed' : last.isMigrated ? 'migrated' : 'before'] += 1;
    } finally {
      await database.close();
    }
    await onServer(`drop database ${name} with (force)`);
  }
  await onServer(`drop database ${PATTERN} with (force)`);
  console.log(`${KILLS} kills across a migration from 0.1: ${JSON.stringify(counts)}`);
  expect(counts.packed).toBeGreaterThan(0);
});
