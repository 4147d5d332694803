// A database folder that is not as it was left is named and refused, and nothing in it changes.
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkBackup, databaseSource, databaseTarget, restoreBackup } from '../src/backup/index.ts';
import { EmbeddedServer } from '../src/embedded/embedded-server.ts';
import { layoutOf } from '../src/embedded/layout.ts';
import { type Database, openDatabase, PostgresEventStore } from '../src/postgres/index.ts';
import { backUp, growTree, likenessOf } from './backup-scene.ts';
import { digestsOf, makeDatabase, testFolders } from './embedded-scene.ts';
import { GARDEN } from './postgres-scene.ts';

const makeFolder = testFolders();

/** A file to take away, or to write something else into. */
type Damage = readonly [what: string, code: string, file: string, text?: string];

const DAMAGES: readonly Damage[] = [
  ['no control file', 'DATABASE_DAMAGED', 'data/global/pg_control'],
  ['no log of writes', 'DATABASE_DAMAGED', 'data/pg_wal'],
  ['no version', 'DATABASE_DAMAGED', 'data/PG_VERSION'],
  ['a broken version', 'DATABASE_DAMAGED', 'data/PG_VERSION', '\u0000'],
  ['no password', 'DATABASE_DAMAGED', 'password'],
  ['no data', 'DATABASE_DAMAGED', 'data'],
  ['another version', 'DATABASE_VERSION', 'data/PG_VERSION', '16\n'],
  ['half a control file', 'DATABASE_START', 'data/global/pg_control', 'half of it'],
];

it('[D7] [B4] refuses a damaged folder by name and changes nothing in it; a backup brings back what it held', async () => {
  const folder = await makeFolder();
  const backup = join(await makeFolder(), 'garden.zip');
  const expected = await inDatabase(folder, async (database) => {
    const store = new PostgresEventStore(database);
    await growTree(store);
    await backUp(databaseSource(database), backup);
    return likenessOf(store, GARDEN);
  });
  const { cluster } = layoutOf(folder);
  for (const [what, code, name, text] of DAMAGES) {
    const file = join(cluster, name);
    const aside = join(folder, 'aside');
    await rename(file, aside);
    if (text !== undefined) await writeFile(file, text, { mode: 0o644 });
    const before = await digestsOf(cluster);
    const refusal = await openDatabase({ embedded: { folder } }).catch((error: unknown) => error);
    expect(refusal, what).toMatchObject({ code });
    expect(String(refusal), what).toContain(folder);
    expect(await digestsOf(cluster), what).toEqual(before);
    if (text !== undefined) await rm(file);
    await rename(aside, file);
  }
  // What cannot be mended is put aside, and the backup restored in its place.
  await rm(join(cluster, 'data/global/pg_control'));
  await rename(cluster, `${cluster}-damaged`);
  const restored = await inDatabase(folder, async (database) => {
    const checked = await checkBackup(backup);
    await restoreBackup({ backup: checked, target: databaseTarget(database) });
    await checked.close();
    return likenessOf(new PostgresEventStore(database), GARDEN);
  });
  expect(restored).toEqual(expected);
});

async function inDatabase<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ embedded: { folder } });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

it('[D8] begins anew what a first start left unfinished', async () => {
  const folder = await makeFolder();
  const draft = `${layoutOf(folder).cluster}.draft-abc123`;
  await mkdir(join(draft, 'data/global'), { recursive: true });
  await writeFile(join(draft, 'data/PG_VERSION'), '18');
  await makeDatabase(folder);
  expect(existsSync(draft)).toBe(false);
});

it('[D9] asks for DATABASE_URL where the programs do not run', async () => {
  const folder = await makeFolder();
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const refusal = { code: 'DATABASE_BINARIES', message: expect.stringContaining('DATABASE_URL') };
  const open = () => EmbeddedServer.open({ folder: join(folder, 'database'), bin });
  await expect(open()).rejects.toMatchObject(refusal);
  await writeFile(join(bin, 'postgres'), 'not a program');
  await chmod(join(bin, 'postgres'), 0o755);
  await expect(open()).rejects.toMatchObject(refusal);
});
