// A database on a disk that is really full: said as such, nothing acknowledged is lost, and it goes on when there is room.
// Slow because a database server of its own runs out of room, goes down and is started again.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@hakoniwa/database';
import { canMount, mountSmallDisk, type SmallDisk } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventsAfter, GARDEN, GENESIS, readAll } from '../src/contract/harness.ts';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';

const onSmallDisk = it.skipIf(!canMount()); // mounting needs a right, and the line MISSING says so

let disk: SmallDisk;
let database: Database;
beforeEach(async () => {
  if (!canMount()) return;
  disk = mountSmallDisk(200);
  database = await openDatabase({
    tables: [logTables],
    embedded: { folder: join(disk.folder, 'database') },
  });
});
afterEach(async () => {
  if (!canMount()) return;
  await disk.free();
  await database.close();
  disk.remove();
});

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 600) throw new Error('it did not come to pass');
    await wait(100);
  }
}

onSmallDisk(
  '[D13] a database that goes down for want of room comes back with everything it had',
  async () => {
    const store = new PostgresEventStore(database);
    let head = await store.create({ garden: GARDEN, genesis: GENESIS });
    // Room for tables, but none for the next part of the log of writes.
    await disk.fill(9_000_000);
    const isFull = until(() => database.storage.health.state === 'full');
    const freed = isFull.then(async () => {
      await wait(1_500);
      await disk.free();
    });
    // What is under way when it goes down waits, and is kept once.
    for (let group = 0; group < 60; group++) {
      const events = eventsAfter(head, 200);
      head = await store.append({ garden: GARDEN, branch: 'main', expectedSeq: head.seq, events });
    }
    await freed;
    await until(() => database.storage.stoppedBy === undefined);
    expect((await readAll(store)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 12_000 }, (_, i) => i + 1),
    );
  },
  120_000,
);
