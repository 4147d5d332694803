// A restored log opens from snapshots, like the one it was.
// Slow because the log is long enough for four snapshots, and is restored into both stores.

import { join } from 'node:path';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { stateHash } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import {
  type BackupTarget,
  checkBackup,
  databaseSource,
  databaseTarget,
  fileTarget,
  restoreBackup,
} from '../src/backup/index.ts';
import { FileEventStore, loadWorld, storeLimits } from '../src/index.ts';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { backUp, backupFolders } from './backup-scene.ts';
import { begin, GARDEN, grow } from './postgres-scene.ts';

const makeFolder = backupFolders();

async function restore(file: string, target: BackupTarget, newName?: () => string) {
  const backup = await checkBackup(file, { tables: [logTables] });
  try {
    return await restoreBackup({ backup, target, newName });
  } finally {
    await backup.close();
  }
}

it('[B19] a restored log opens from snapshots, like the one it was', async () => {
  const folder = await makeFolder();
  const database = await openTestDatabase({ tables: [logTables] });
  const store = new PostgresEventStore(database);
  const every = storeLimits.snapshotEveryEvents;
  const tip = await grow(store, await begin(store), 4 * every + 10);
  const left = { branch: 'main', seq: 2 * every - 1 };
  await store.fork({ garden: GARDEN, id: 'left', parent: left });
  const file = join(folder, 'long.zip');
  await backUp(databaseSource(database), file);
  await database.pool.query('delete from hakoniwa.gardens');
  await restore(file, databaseTarget(database));
  await restore(file, fileTarget(join(folder, 'logs')));
  const files = new FileEventStore({ folder: join(folder, 'logs'), readOnly: true });
  for (const one of [store, files]) {
    const seqs: number[] = [];
    for (let seq = tip.seq; ; seq = (seqs.at(-1) ?? 0) - 1) {
      const found = await one.nearestSnapshot({ garden: GARDEN, branch: 'main', seq });
      if (!found || found.seq === 0) break;
      seqs.push(found.seq);
    }
    expect(seqs).toEqual([4 * every, 3 * every, 2 * every]);
    const opened = await loadWorld({ store: one, garden: GARDEN });
    const lived = await loadWorld({ store: one, garden: GARDEN, verify: true });
    expect(opened.unusable).toEqual([]);
    expect(opened.head).toEqual(lived.head);
    expect(stateHash(opened.world)).toBe(stateHash(lived.world));
  }
  await files.close();
  await database.close();
});
