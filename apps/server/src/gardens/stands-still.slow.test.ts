// A running garden on a full disk stands still while nothing is kept, and goes on where it was.
// Slow because a garden is watched while it does not move, and until it moves again.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@hakoniwa/database';
import { refuseWrites } from '@hakoniwa/database/test-database';
import { afterEach, expect, it } from 'vitest';
import { newKitchen } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';

type Kept = Awaited<ReturnType<typeof openKept>>;

const open: Kept[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function opened(name = `test_${randomUUID()}`): Promise<Kept> {
  const kept = await openKept(name);
  open.push(kept);
  return kept;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

/** The database refuses new events with a code; gives the end of it. */
function refuse(database: Database, code: string): Promise<() => Promise<void>> {
  return refuseWrites(database, { tables: ['hakoniwa.events'], code });
}

it('[S2] a running garden stands still while nothing is kept, and goes on where it was', async () => {
  const kept = await opened();
  const garden = await newKitchen(kept.gardens);
  await garden.clock.set({ state: 'running', speed: 1_000 });
  await until(() => garden.head.seq > 5);
  const free = await refuse(kept.database, '53100');
  await until(() => garden.clock.state().state === 'paused');
  const { seq } = garden.head;
  const tries = async () => Number((await kept.database.pool.query(TRIES)).rows[0]?.tries);
  const before = await tries();
  await wait(3_000);
  expect(garden.head.seq).toBe(seq);
  // Nothing spins: the watch tries every two seconds, and nobody else does.
  expect((await tries()) - before).toBeLessThan(20);
  await free();
  await until(() => garden.head.seq > seq + 5);
  expect(garden.clock.state()).toEqual({ state: 'running', speed: 1_000 });
});
const TRIES = `select xact_rollback as tries from pg_stat_database where datname = current_database()`;
