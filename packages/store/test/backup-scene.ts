// What tests of backups begin with: a garden with branches and an undo, and places to put files.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stateHash } from '@hakoniwa/stage';
import { afterEach } from 'vitest';
import { type BackupSource, backupToFile, fileSource, writeBackup } from '../src/backup/index.ts';
import { eventsAfter } from '../src/contract/harness.ts';
import { type EventStore, FileEventStore, loadWorld } from '../src/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { begin, GARDEN, grow } from './postgres-scene.ts';

/** A way to make folders; each is removed after the test. */
export function backupFolders(): () => Promise<string> {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-backup-'));
    folders.push(folder);
    return folder;
  };
}

/** Three branches: main of 7, one that leaves it after 4 and goes on, one that undoes and stands still. */
export async function growTree(store: EventStore): Promise<void> {
  const genesis = await begin(store);
  await grow(store, genesis, 7);
  const parent = { branch: 'main', seq: 4 };
  const { tip } = await store.fork({ garden: GARDEN, id: 'もしも/..', parent });
  const own = eventsAfter(tip, 3);
  await store.append({ garden: GARDEN, branch: 'もしも/..', expectedSeq: 4, events: own });
  await store.fork({
    ...{ garden: GARDEN, id: 'undone', undoes: 'もしも/..' },
    ...{ parent: { branch: 'もしも/..', seq: 6 }, createdAt: '2026-11-15T00:00:00.000Z' },
  });
  await store.moveHead({ garden: GARDEN, branch: 'undone' });
}

/** Everything that must be the same elsewhere: branches, tips, worlds, and where the garden stands. */
export async function likenessOf(store: EventStore, garden: string) {
  const branches = await store.branches(garden);
  const worlds: string[] = [];
  for (const { id: branch } of branches) {
    const { world, head } = await loadWorld({ store, garden, branch, verify: true });
    worlds.push(`${branch} ${head.seq} ${head.hash} ${stateHash(world)}`);
  }
  return { branches, worlds, head: await store.head(garden) };
}

/** Writes a backup of a source into a new file. */
export async function backUp(source: BackupSource, file: string, gardens?: readonly string[]) {
  const createdAt = '2026-11-15T12:00:00.000Z';
  return backupToFile(file, writeBackup({ source, createdAt, gardens }));
}

/** Writes a backup of a folder of logs into a new file. */
export async function backUpFiles(folder: string, file: string) {
  const source = fileSource({ folder, tables: [logTables] });
  try {
    return await backUp(source, file);
  } finally {
    await source.store.close();
  }
}

/** A backup of the garden with branches, made in a folder. */
export async function treeBackup(folder: string): Promise<string> {
  const store = new FileEventStore({ folder: join(folder, 'logs') });
  await growTree(store);
  await store.close();
  const file = join(folder, 'garden.hakoniwa.zip');
  await backUpFiles(join(folder, 'logs'), file);
  return file;
}
