// Which folder a person means: the one of all logs, or the one of a garden inside of it.
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GARDEN, grow } from '../contract/harness.ts';
import { FileEventStore } from './file-store.ts';
import { folderNameOf } from './folder-name.ts';
import { logsFolder } from './logs-folder.ts';
import { HEAD_FILE } from './open-log.ts';

let root: string;
const own = () => join(root, folderNameOf(GARDEN));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hakoniwa-logs-'));
  const store = new FileEventStore({ folder: root });
  await grow(store, 2);
  await store.close();
});
afterEach(() => rm(root, { recursive: true }));

it('the folder of all logs is what it is, also one that is empty or not there', async () => {
  expect(await logsFolder(root)).toEqual({ folder: root });
  expect(await logsFolder(join(root, 'none'))).toEqual({ folder: join(root, 'none') });
});

it("a garden's own folder names the garden and the folder it lies in", async () => {
  expect(await logsFolder(own())).toEqual({ folder: root, garden: GARDEN });
});

it('a folder that was given another name says which it must have to be found', async () => {
  const moved = join(root, 'my-favourite');
  await rename(own(), moved);
  const found = { folder: root, garden: GARDEN, misnamed: folderNameOf(GARDEN) };
  expect(await logsFolder(moved)).toEqual(found);
});

it('a garden that cannot be told is damaged, not a folder of logs', async () => {
  await writeFile(join(own(), HEAD_FILE), 'no record');
  await expect(logsFolder(own())).rejects.toMatchObject({ code: 'LOG_DAMAGED' });
});
