// Folders that can be made and folders that cannot: both come to an end.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hakoniwa-folder-'));
});
afterAll(() => rm(root, { recursive: true }));

it('makes a folder and those above it, and says whether it is new', async () => {
  const path = join(root, 'a', 'b', 'c');
  expect(await makeFolder(path)).toBe(true);
  expect((await stat(path)).isDirectory()).toBe(true);
  expect(await makeFolder(path)).toBe(false);
  expect(await makeFolder(join(path, 'd', ''))).toBe(true);
});

it('two that make the same folders at once both succeed', async () => {
  const path = join(root, 'at', 'once', 'many');
  const made = await Promise.all(Array.from({ length: 8 }, () => makeFolder(path)));
  expect(made.filter(Boolean)).toHaveLength(1);
});

it('says at once that a file is in the way', async () => {
  const file = join(root, 'file');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(file, 'x', 'y'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('says at once that a folder takes no folders', async () => {
  // Only Linux has a folder that is there and answers that it is not.
  if (process.platform !== 'linux') return;
  await expect(makeFolder('/proc/hakoniwa')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(makeFolder('/proc/hakoniwa/lab/x')).rejects.toMatchObject({ code: 'ENOENT' });
});
