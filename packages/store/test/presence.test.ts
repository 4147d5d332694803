// Leases of processes that are gone: taken at once, however long they would hold, and never by a guess.

import { randomUUID } from 'node:crypto';
import type { Database } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acquireLease, IS_HELD, PostgresEventStore, waitForLease } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { begin, GARDEN, grow } from './postgres-scene.ts';

let first: Database;
let second: Database;
let store: PostgresEventStore;

beforeEach(async () => {
  const name = `presence_${randomUUID()}`;
  first = await openTestDatabase({ tables: [logTables], name });
  second = await openTestDatabase({ tables: [logTables], name });
  store = new PostgresEventStore(first);
});
afterEach(async () => {
  await first.close();
  await second.close();
});

/** Longer than any test: whoever gets the garden did not wait for the end of the lease. */
const LONG = { garden: GARDEN, ttlMs: 3_600_000, isRenewed: false };

async function presenceInRow(): Promise<string | null | undefined> {
  const { rows } = await second.pool.query<{ presence: string | null }>(
    'select presence from hakoniwa.leases',
  );
  return rows[0]?.presence;
}

/** Whether the lease binds others, as the other process sees it. */
async function isHeld(): Promise<boolean | undefined> {
  const { rows } = await second.pool.query(`select ${IS_HELD} as held from hakoniwa.leases l`);
  return rows[0]?.held;
}

/** Ends the connection by which a process is seen. */
async function cut({ feed }: Database): Promise<void> {
  const text = `select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and (classid::bigint << 32 | objid::bigint) = $1::bigint`;
  await second.pool.query(text, [feed.presence]);
}

it('[Q11] a lease is taken at once whose holder is gone, and the gone one writes no more', async () => {
  const genesis = await begin(store);
  const old = await acquireLease(first, { ...LONG, holder: 'one' });
  await expect(acquireLease(second, { ...LONG, holder: 'two' })).rejects.toMatchObject({
    code: 'GARDEN_LEASED',
    holder: 'one',
  });
  await first.feed.close();
  const next = await waitForLease(second, { ...LONG, holder: 'two' });
  expect(next.token).toBeGreaterThan(old.token);
  await expect(grow(store.under(old), genesis)).rejects.toMatchObject({ code: 'LEASE_LOST' });
  await grow(new PostgresEventStore(second).under(next), genesis);
});

it('[Q11] a lease whose holder is gone binds nobody: the garden can be written without a lease', async () => {
  const genesis = await begin(store);
  await acquireLease(first, { ...LONG, holder: 'one' });
  expect(await isHeld()).toBe(true);
  await expect(grow(new PostgresEventStore(second), genesis)).rejects.toMatchObject({
    code: 'GARDEN_LEASED',
  });
  await first.feed.close();
  await expect.poll(isHeld).toBe(false);
  await grow(new PostgresEventStore(second), genesis);
});

it('[Q11] of whom nobody can say whether it is there, only time tells', async () => {
  await begin(store);
  await acquireLease(first, { ...LONG, holder: 'one' });
  await second.pool.query('update hakoniwa.leases set presence = null');
  await first.feed.close();
  await expect(acquireLease(second, { ...LONG, holder: 'two' })).rejects.toMatchObject({
    code: 'GARDEN_LEASED',
  });
});

it('[Q11] a lock that others do not see is not relied on', async () => {
  await begin(store);
  const lease = await acquireLease(first, { ...LONG, holder: 'one' });
  expect(await presenceInRow()).toBe(first.feed.presence);
  const unseen = vi.spyOn(first.feed, 'presence', 'get').mockReturnValue('12345');
  await lease.renew();
  unseen.mockRestore();
  expect(await presenceInRow()).toBeNull();
});

it('[Q11] whoever was cut off and lives is seen again by another lock', async () => {
  await begin(store);
  const lease = await acquireLease(first, { ...LONG, holder: 'one' });
  const before = first.feed.presence;
  await cut(first);
  await expect.poll(() => first.feed.bePresent()).not.toBe(before);
  await lease.renew();
  expect(await presenceInRow()).toBe(await first.feed.bePresent());
  await expect(acquireLease(second, { ...LONG, holder: 'two' })).rejects.toMatchObject({
    code: 'GARDEN_LEASED',
  });
});
