// Leases: one writer per garden, also while a former one is paused in the middle of its work.

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Transaction } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { verifyChain } from '@hakoniwa/stage';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireLease, PostgresEventStore, waitForLease } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { begin, eventsAfter, GARDEN, grow } from './postgres-scene.ts';

let first: Database;
let second: Database;
let store: PostgresEventStore;

beforeEach(async () => {
  const name = `lease_${randomUUID()}`;
  first = await openTestDatabase({ tables: [logTables], name });
  second = await openTestDatabase({ tables: [logTables], name });
  store = new PostgresEventStore(first);
});
afterEach(async () => {
  await first.close();
  await second.close();
});

const SHORT = { garden: GARDEN, ttlMs: 50, isRenewed: false };
const LONG = { garden: GARDEN, ttlMs: 600_000 };

it('[Q3] gives a garden to one holder at a time, and names it to the others', async () => {
  await begin(store);
  const lease = await acquireLease(first, { ...LONG, holder: 'one' });
  await expect(acquireLease(second, { ...LONG, holder: 'two' })).rejects.toMatchObject({
    code: 'GARDEN_LEASED',
    holder: 'one',
    garden: GARDEN,
  });
  await lease.release();
  const next = await acquireLease(second, { ...LONG, holder: 'two' });
  expect(next.token).toBeGreaterThan(lease.token);
  await expect(acquireLease(first, { garden: 'nowhere', holder: 'x' })).rejects.toMatchObject({
    code: 'UNKNOWN_GARDEN',
  });
});

it('[Q3] of many who ask at once exactly one gets it', async () => {
  await begin(store);
  const asked = Array.from({ length: 10 }, (_, i) =>
    acquireLease(i % 2 ? first : second, { ...LONG, holder: `${i}` }),
  );
  const results = await Promise.allSettled(asked);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('[Q4] a paused holder writes nothing after a takeover, however late it wakes', async () => {
  const genesis = await begin(store);
  const old = await acquireLease(first, { ...SHORT, holder: 'old' });
  const paused = store.under(old);
  const head = await grow(paused, genesis);
  const lease = await waitForLease(second, { ...LONG, holder: 'new' });
  const writer = new PostgresEventStore(second).under(lease);
  // The paused one wakes before the new one wrote anything: its head is still right, its token not.
  await expect(grow(paused, head)).rejects.toMatchObject({ code: 'LEASE_LOST' });
  const parent = { branch: 'main', seq: 1 };
  await expect(paused.fork({ garden: GARDEN, id: 'b', parent })).rejects.toMatchObject({
    code: 'LEASE_LOST',
  });
  await expect(paused.moveHead({ garden: GARDEN, branch: 'main' })).rejects.toMatchObject({
    code: 'LEASE_LOST',
  });
  await expect(old.renew()).rejects.toMatchObject({ code: 'LEASE_LOST' });
  expect(old.lost.aborted).toBe(true);
  expect(await grow(writer, head)).toMatchObject({ seq: 2 });
  // And after it: its head is behind now, but the lease is what it lost.
  await expect(grow(paused, head)).rejects.toMatchObject({ code: 'LEASE_LOST' });
});

it('[Q4] a takeover waits for an append in the middle of its transaction', async () => {
  const genesis = await begin(store);
  const old = await acquireLease(first, { ...SHORT, holder: 'old' });
  let go: () => void = () => undefined;
  const paused = new Promise<void>((resolve) => {
    go = resolve;
  });
  const events = eventsAfter(genesis, 1);
  const input = { garden: GARDEN, branch: 'main', expectedSeq: 0, events };
  const appended = store.under(old).append(input, { also: () => paused });
  // Until the lease ran out by the database's clock; the append still holds its row.
  await first.pool.query('select pg_sleep(0.2)');
  let hasTaken = false;
  const taking = waitForLease(second, { ...LONG, holder: 'new' }).then((lease) => {
    hasTaken = true;
    return lease;
  });
  await first.pool.query('select pg_sleep(0.2)');
  expect(hasTaken).toBe(false);
  go();
  const head = await appended;
  const writer = new PostgresEventStore(second).under(await taking);
  expect(await writer.head(GARDEN)).toEqual(head);
  await grow(writer, head);
  const read = [];
  for await (const event of writer.read({ garden: GARDEN, branch: 'main' })) read.push(event);
  expect(verifyChain(read, genesis)).toMatchObject({ ok: true });
});

it('[Q4] whoever was cut off does not take the same events of the next holder for its own', async () => {
  const events = eventsAfter(await begin(store), 2);
  const input = { garden: GARDEN, branch: 'main', expectedSeq: 0, events };
  const lease = await acquireLease(first, { ...SHORT, holder: 'one' });
  let tries = 0;
  const also = async (tx: Transaction) => {
    tries += 1;
    const cut = tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    await cut.catch(async (error: unknown) => {
      const next = await waitForLease(second, { ...LONG, holder: 'two' });
      await new PostgresEventStore(second).under(next).append(input);
      throw error;
    });
  };
  await expect(store.under(lease).append(input, { also })).rejects.toMatchObject({
    code: 'LEASE_LOST',
  });
  expect([tries, (await store.head(GARDEN)).seq]).toEqual([1, 2]);
});

it('[Q5] without a lease nobody writes a garden that has a holder', async () => {
  const genesis = await begin(store);
  const lease = await acquireLease(first, { ...LONG, holder: 'one' });
  await expect(grow(store, genesis)).rejects.toMatchObject({ code: 'GARDEN_LEASED' });
  await grow(store.under(lease), genesis);
  await lease.release();
  await grow(store, await store.head(GARDEN));
  expect((await store.head(GARDEN)).seq).toBe(2);
});

it('[Q3] holds on by itself for as long as it lives', async () => {
  await begin(store);
  const lease = await acquireLease(first, { garden: GARDEN, holder: 'one', ttlMs: 3_000 });
  const until = async () =>
    (await second.pool.query('select expires_at from hakoniwa.leases')).rows[0]?.expires_at;
  const before = await until();
  while ((await until()) <= before) await wait(20);
  await expect(acquireLease(second, { ...LONG, holder: 'two' })).rejects.toMatchObject({
    code: 'GARDEN_LEASED',
  });
  await lease.release();
});
