// Leases of processes that are gone: taken at once, however long they would hold, and never by a guess.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../src/contract/test-database.ts';
import {
  acquireLease,
  type Database,
  gardensWithoutWriter,
  PostgresEventStore,
  waitForLease,
} from '../src/postgres/index.ts';
import { begin, GARDEN, grow } from './postgres-scene.ts';

let first: Database;
let second: Database;
let store: PostgresEventStore;

beforeEach(async () => {
  const name = `presence_${randomUUID()}`;
  first = await openTestDatabase(name);
  second = await openTestDatabase(name);
  store = new PostgresEventStore(first);
});
afterEach(async () => {
  await first.close();
  await second.close();
});

/** Longer than any test: whoever gets the garden did not wait for the end of the lease. */
const LONG = { garden: GARDEN, ttlMs: 3_600_000, isRenewed: false };

/** A machine may be slow; what is waited for comes. */
const PATIENT = { timeout: 60_000 };

async function presenceInRow(): Promise<string | null | undefined> {
  const { rows } = await second.pool.query<{ presence: string | null }>(
    'select presence from hakoniwa.leases',
  );
  return rows[0]?.presence;
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

it('[Q11] a garden whose writer is gone is found, and can be written without a lease', async () => {
  const genesis = await begin(store);
  const wanted = `update hakoniwa.gardens set pack = 'kitchen', clock_state = 'running'`;
  await second.pool.query(wanted);
  await acquireLease(first, { ...LONG, holder: 'one' });
  expect(await gardensWithoutWriter(second)).toEqual([]);
  await expect(grow(new PostgresEventStore(second), genesis)).rejects.toMatchObject({
    code: 'GARDEN_LEASED',
  });
  await first.feed.close();
  await expect.poll(() => gardensWithoutWriter(second), PATIENT).toEqual([GARDEN]);
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
  await expect.poll(() => first.feed.bePresent(), PATIENT).not.toBe(before);
  await lease.renew();
  expect(await presenceInRow()).toBe(await first.feed.bePresent());
  await expect(acquireLease(second, { ...LONG, holder: 'two' })).rejects.toMatchObject({
    code: 'GARDEN_LEASED',
  });
});
