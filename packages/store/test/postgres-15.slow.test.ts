// The oldest server we support: the same contract, leases, news and jobs on PostgreSQL 15.
// Slow because another server is made and the whole contract is kept on it.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@hakoniwa/database';
import { EmbeddedServer } from '@hakoniwa/database/embedded';
import { defineQueue, openJobs } from '@hakoniwa/database/jobs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventStoreContract } from '../src/contract/index.ts';
import {
  acquireLease,
  followEvents,
  PostgresEventStore,
  waitForLease,
} from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { begin, GARDEN, grow } from './postgres-scene.ts';

const bin = '/usr/lib/postgresql/15/bin';
const isThere = existsSync(join(bin, 'postgres'));
if (!isThere) {
  console.log('MISSING PostgreSQL 15: apt-get install -y --no-install-recommends postgresql-15');
}

const mayBeMissing = !isThere && !process.env.CI;
const required = it.skipIf(mayBeMissing); // outside CI it may be missing, and the line above says so
required('[Q7] PostgreSQL 15 is here', () => {
  expect(isThere).toBe(true);
});

let folder = '';
let server: EmbeddedServer;
beforeAll(async () => {
  if (!isThere) return;
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-pg15-'));
  server = await EmbeddedServer.open({ folder, bin });
});
afterAll(async () => {
  if (!isThere) return;
  await server.close();
  await rm(folder, { recursive: true });
});

/** The address of a database on that server, as somebody would write it into DATABASE_URL. */
async function makeUrl(): Promise<string> {
  const name = `pg15_${randomUUID()}`;
  const { host, port, user, password } = server.address;
  const admin = new pg.Client({ ...server.address, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database "${name}"`);
  await admin.end();
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${name}`;
}

const onlyWhereItIs = isThere ? describe : describe.skip; // see above

onlyWhereItIs('a server of PostgreSQL 15', () => {
  eventStoreContract('the PostgreSQL 15 store', async () => {
    const url = await makeUrl();
    let database: Database | undefined;
    return {
      isPersistent: true,
      open: async () => {
        await database?.close();
        database = await openDatabase({ tables: [logTables], url });
        return new PostgresEventStore(database);
      },
      dispose: async () => database?.close(),
    };
  });

  it('[Q7] leases, follows and works there too', async () => {
    const database = await openDatabase({ tables: [logTables], url: await makeUrl() });
    const version = await database.pool.query('show server_version_num');
    expect(Number(version.rows[0]?.server_version_num)).toBeLessThan(160_000);
    const store = new PostgresEventStore(database);
    const genesis = await begin(store);
    const short = { garden: GARDEN, holder: 'one', ttlMs: 50, isRenewed: false };
    const old = await acquireLease(database, short);
    const lease = await waitForLease(database, { garden: GARDEN, holder: 'two' });
    await expect(grow(store.under(old), genesis)).rejects.toMatchObject({ code: 'LEASE_LOST' });
    const stop = new AbortController();
    const seen = (async () => {
      for await (const { seq } of followEvents(database, { garden: GARDEN, signal: stop.signal })) {
        if (seq === 5) return seq;
      }
      return undefined;
    })();
    await grow(store.under(lease), genesis, 5);
    expect(await seen).toBe(5);
    await lease.release();
    const queue = defineQueue({ name: 'add', data: z.object({ a: z.int(), b: z.int() }) });
    const jobs = await openJobs(database, { queues: [queue] });
    await jobs.work(queue, async ({ data }) => data.a + data.b);
    const id = await jobs.ask({ queue, data: { a: 2, b: 3 } });
    while ((await jobs.progress(id)).state !== 'done') await wait(20);
    expect((await jobs.progress(id)).result).toBe(5);
    await jobs.close();
    await database.close();
  });
});
