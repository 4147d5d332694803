// A database on a disk that is really full: said as such, nothing acknowledged is lost, and it goes on when there is room.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase, storageFailure } from '@hakoniwa/database';
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
  '[D13] a full disk is said as such and watched until it has room again',
  async () => {
    const store = new PostgresEventStore(database);
    let head = await store.create({ garden: GARDEN, genesis: GENESIS });
    const heard: string[] = [];
    database.storage.hear(({ state }) => heard.push(state));
    await disk.fill();
    let failure: unknown;
    // What the database had set aside is used up first.
    for (let tries = 0; failure === undefined && tries < 200; tries++) {
      const events = eventsAfter(head, 200);
      const append = { garden: GARDEN, branch: 'main', expectedSeq: head.seq, events };
      try {
        head = await store.append(append);
      } catch (error) {
        failure = error;
      }
    }
    expect(storageFailure(failure)).toMatchObject({ code: 'STORAGE_FULL' });
    expect(database.storage.health).toMatchObject({ state: 'full' });
    expect(await readAll(store)).toHaveLength(head.seq);
    await disk.free();
    await until(() => database.storage.stoppedBy === undefined);
    const more = eventsAfter(head, 3);
    await store.append({ garden: GARDEN, branch: 'main', expectedSeq: head.seq, events: more });
    expect(await readAll(store)).toHaveLength(head.seq + 3);
    expect(heard.filter((state) => state === 'full')).toHaveLength(1);
    expect(heard.at(-1)).toBe('low');
  },
  120_000,
);
