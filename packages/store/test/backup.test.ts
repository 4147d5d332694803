// Backups: from any store into any other and back, whole, and nothing where something goes wrong.

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { expect, it } from 'vitest';
import {
  type BackupTarget,
  checkBackup,
  databaseSource,
  databaseTarget,
  fileSource,
  fileTarget,
  restoreBackup,
} from '../src/backup/index.ts';
import { FileEventStore } from '../src/index.ts';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import {
  backUp,
  backUpFiles,
  backupFolders,
  growTree,
  likenessOf,
  treeBackup,
} from './backup-scene.ts';
import { GARDEN } from './postgres-scene.ts';

const makeFolder = backupFolders();

async function restore(file: string, target: BackupTarget, newName?: () => string) {
  const backup = await checkBackup(file, { tables: [logTables] });
  try {
    return await restoreBackup({ backup, target, newName });
  } finally {
    await backup.close();
  }
}

it('[B1] goes from a database into files and into another database, the same on every branch', async () => {
  const folder = await makeFolder();
  const [from, to] = [
    await openTestDatabase({ tables: [logTables] }),
    await openTestDatabase({ tables: [logTables] }),
  ];
  const [store, other] = [new PostgresEventStore(from), new PostgresEventStore(to)];
  await growTree(store);
  await from.pool.query(
    `update hakoniwa.gardens set title = '庭', pack = 'small', language = 'ja', clock_state = 'paused'`,
  );
  const expected = await likenessOf(store, GARDEN);
  const first = join(folder, 'first.zip');
  const made = await backUp(databaseSource(from), first);
  expect(made.manifest).toMatchObject({ gardens: 1, events: 10 });

  await restore(first, fileTarget(join(folder, 'logs')));
  const files = new FileEventStore({ folder: join(folder, 'logs'), readOnly: true });
  expect(await likenessOf(files, GARDEN)).toEqual(expected);
  await files.close();

  const second = join(folder, 'second.zip');
  await backUpFiles(join(folder, 'logs'), second);
  await restore(second, databaseTarget(to));
  expect(await likenessOf(other, GARDEN)).toEqual(expected);
  // The same garden gives the same bytes, wherever it was.
  const third = join(folder, 'third.zip');
  await backUp(databaseSource(to), third);
  expect((await readFile(third)).equals(await readFile(first))).toBe(true);
  await from.close();
  await to.close();
});

it('[B2] gives gardens new names, or keeps them where they are free', async () => {
  const folder = await makeFolder();
  const file = await treeBackup(folder);
  const target = fileTarget(join(folder, 'logs'));
  await expect(restore(file, target)).rejects.toMatchObject({
    code: 'GARDEN_EXISTS',
    garden: GARDEN,
  });
  const { gardens } = await restore(file, target, () => 'garden-2');
  expect(gardens).toEqual([{ from: GARDEN, name: 'garden-2' }]);
  const store = new FileEventStore({ folder: join(folder, 'logs'), readOnly: true });
  expect(await store.gardens()).toEqual([GARDEN, 'garden-2']);
  expect(await likenessOf(store, 'garden-2')).toEqual(await likenessOf(store, GARDEN));
  await store.close();
});

it('[B3] restores all of it or nothing, in files and in a database', async () => {
  const folder = await makeFolder();
  const store = new FileEventStore({ folder: join(folder, 'two') });
  await growTree(store);
  await store.create({ garden: 'second', genesis: await store.genesis(GARDEN) });
  await store.close();
  const file = join(folder, 'two.zip');
  await backUpFiles(join(folder, 'two'), file);
  const database = await openTestDatabase({ tables: [logTables] });
  for (const target of [fileTarget(join(folder, 'target')), databaseTarget(database)]) {
    const failing: BackupTarget = {
      hasGarden: target.hasGarden,
      takenId: target.takenId,
      restore: (into, work) =>
        target.restore(into, (writer) =>
          work({
            ...writer,
            garden: async (garden) => {
              if (garden.name === 'second') throw new Error('the power is gone');
              await writer.garden(garden);
            },
          }),
        ),
    };
    await expect(restore(file, failing)).rejects.toThrow('the power is gone');
    expect(await target.hasGarden(GARDEN)).toBe(false);
  }
  expect(await readdir(join(folder, 'target'))).toEqual([]);
  expect((await database.pool.query('select from hakoniwa.events')).rowCount).toBe(0);
  await database.close();
});

it('[B4] restores what a damaged log has lost', async () => {
  const folder = await makeFolder();
  const file = await treeBackup(folder);
  const logs = join(folder, 'logs');
  const [name = ''] = await readdir(logs);
  const log = join(logs, name, 'log.jsonl');
  const whole = await readFile(log);
  await writeFile(log, whole.subarray(0, whole.length / 2));
  const damaged = fileSource({ folder: logs, tables: [logTables] });
  // A damaged log is refused by name, and makes no backup that would replace the good one.
  await expect(backUp(damaged, join(folder, 'bad.zip'))).rejects.toMatchObject({
    code: 'LOG_DAMAGED',
    file: log,
  });
  await damaged.store.close();
  expect((await readdir(folder)).sort()).toEqual(['garden.hakoniwa.zip', 'logs']);
  await rm(join(logs, name), { recursive: true });
  await restore(file, fileTarget(logs));
  expect(await readFile(log)).toEqual(whole);
});

it('[B5] takes settings along, never secrets, and leaves what is there', async () => {
  const folder = await makeFolder();
  const [from, to] = [
    await openTestDatabase({ tables: [logTables] }),
    await openTestDatabase({ tables: [logTables] }),
  ];
  await growTree(new PostgresEventStore(from));
  await from.pool.query(
    `insert into hakoniwa.settings (name, value) values ('language', 'ja'), ('HAKONIWA_MODEL_KEY', 'sesame'),
      ('DATABASE_URL', 'sesame'), ('webhook_secret', 'sesame'), ('OPENAI_API_KEY', 'sesame')`,
  );
  const file = join(folder, 'all.zip');
  const { manifest } = await backUp(databaseSource(from), file);
  expect(manifest.counts).toEqual({ settings: 1 });
  await to.pool.query(`insert into hakoniwa.settings (name, value) values ('language', 'en')`);
  expect(await restore(file, databaseTarget(to))).toMatchObject({
    parts: { settings: { left: ['language'] } },
  });
  const kept = await to.pool.query('select name, value from hakoniwa.settings');
  expect(kept.rows).toEqual([{ name: 'language', value: 'en' }]);
  // A garden alone takes no settings along.
  const one = await backUp(databaseSource(from), join(folder, 'one.zip'), [GARDEN]);
  expect(one.manifest.counts).toEqual({ settings: 0 });
  await from.close();
  await to.close();
});

it('[B6] keeps to one owner: nobody else’s garden leaves the server', async () => {
  const folder = await makeFolder();
  const database = await openTestDatabase({ tables: [logTables] });
  await database.pool.query(
    `insert into hakoniwa.users (id, name) values ('ann', 'Ann'), ('bob', 'Bob')`,
  );
  const store = new PostgresEventStore(database);
  await growTree(store);
  const genesis = await store.genesis(GARDEN);
  for (const ownerId of ['ann', 'bob'])
    await store.create({ garden: `of ${ownerId}`, genesis, ownerId });
  const gardensOf = (id: string | undefined) =>
    databaseSource(database, { owner: { id } }).gardens();
  expect(await gardensOf('ann')).toEqual(['of ann']);
  expect(await gardensOf(undefined)).toEqual([GARDEN]);
  expect(await databaseSource(database).gardens()).toHaveLength(3);
  const file = join(folder, 'ann.zip');
  await backUp(databaseSource(database, { owner: { id: 'ann' } }), file);
  await restore(file, databaseTarget(database, { owner: { id: 'bob' } }), () => 'a gift');
  expect(await gardensOf('bob')).toEqual(['of bob', 'a gift']);
  await database.close();
});
