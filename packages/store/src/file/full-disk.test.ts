// What a file store does on a disk that is full: nothing is half acknowledged, and it goes on when there is room.
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageFailure } from '@hakoniwa/database';
import { canMount, mountSmallDisk, type SmallDisk } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from '../../test/backup-scene.ts';
import { fileSource } from '../backup/file-logs.ts';
import { eventsAfter, GARDEN, grow, readAll } from '../contract/harness.ts';
import { FileEventStore } from './file-store.ts';
import { folderNameOf } from './folder-name.ts';
import { groupOf, LogFile } from './log-file.ts';

const onSmallDisk = it.skipIf(!canMount()); // mounting needs a right, and the line MISSING says so

let disk: SmallDisk;
let store: FileEventStore;
beforeEach(() => {
  if (!canMount()) return;
  disk = mountSmallDisk(4);
  store = new FileEventStore({ folder: disk.folder });
});
afterEach(async () => {
  if (!canMount()) return;
  await store.close();
  disk.remove();
});

const logBytes = () => readFile(join(disk.folder, folderNameOf(GARDEN), 'log.jsonl'));

it('[F6] goes on with what is left when a disk takes only a part of a group', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-short-'));
  const file = join(folder, 'log.jsonl');
  const handle = await open(file, 'w+');
  const lines = ['{"a":1}\n', '{"b":2}\n'].map((line) => Buffer.from(line));
  const end = { bytes: 0, digest: '' };
  const group = groupOf(end, lines);
  try {
    // As the system does where room runs out inside of a write: it says how much it took, and no error.
    const short = new Proxy(handle, {
      get: (of, name) => {
        if (name !== 'write') return Reflect.get(of, name, of).bind(of);
        return (bytes: Buffer, from: number, length: number, at: number) =>
          of.write(bytes, from, Math.min(length, 5), at);
      },
    });
    await new LogFile(short, file).add({ end, group, acknowledge: async () => undefined });
    expect(await readFile(file)).toEqual(group.bytes);
  } finally {
    await handle.close();
    await rm(folder, { recursive: true });
  }
});

onSmallDisk(
  '[F6] acknowledges no group of which only a part went onto the disk, wherever it ends',
  async () => {
    const events = await grow(store, 3);
    const before = await logBytes();
    const head = await store.head(GARDEN);
    const more = eventsAfter(head, 100);
    const append = { garden: GARDEN, branch: 'main', expectedSeq: 3, events: more };
    // From no room at all to almost enough: at each a write ends somewhere else.
    for (let left = 0; left <= 6; left++) {
      await disk.fill(left * 4_096);
      const refusal: unknown = await store.append(append).catch((error: unknown) => error);
      expect(refusal, `${left} blocks`).toMatchObject({ code: 'STORE_WRITE_FAILED' });
      expect(storageFailure(refusal)).toMatchObject({ code: 'STORAGE_FULL' });
      expect(await logBytes()).toEqual(before);
      expect(await readAll(store)).toEqual(events);
    }
    await disk.free();
    await store.append(append);
    await store.close();
    const again = new FileEventStore({ folder: disk.folder });
    expect(await readAll(again)).toEqual([...events, ...more]);
    expect(again.notices).toEqual([]);
    await again.close();
  },
);

onSmallDisk('[F1] a tail that cannot be put aside for want of room stays where it is', async () => {
  await grow(store, 3);
  await store.close();
  const file = join(disk.folder, folderNameOf(GARDEN), 'log.jsonl');
  const whole = await readFile(file);
  await writeFile(file, Buffer.concat([whole, Buffer.alloc(9_000, 120)]));
  await disk.fill();
  const again = new FileEventStore({ folder: disk.folder });
  const refusal: unknown = await readAll(again).catch((error: unknown) => error);
  await again.close();
  expect(storageFailure(refusal)).toMatchObject({ code: 'STORAGE_FULL' });
  expect((await readFile(file)).length).toBe(whole.length + 9_000);
  await disk.free();
  const third = new FileEventStore({ folder: disk.folder });
  expect(await readAll(third)).toHaveLength(3);
  expect(third.notices).toMatchObject([{ code: 'TORN_TAIL', bytes: 9_000 }]);
  await third.close();
});

onSmallDisk('[B3] a backup that does not fit leaves no file behind', async () => {
  await grow(store, 200);
  await disk.fill(4_096);
  const source = fileSource({ folder: disk.folder, tables: [] });
  const out = join(disk.folder, 'garden.zip');
  const refusal: unknown = await backUp(source, out).catch((error: unknown) => error);
  await source.store.close();
  expect(storageFailure(refusal)).toMatchObject({ code: 'STORAGE_FULL' });
  expect((await readdir(disk.folder)).filter((name) => name.includes('zip'))).toEqual([]);
});
