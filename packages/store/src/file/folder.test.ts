// A garden's folder: its name, its lock, writes that fail, snapshots that cannot be read.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeSnapshot } from '@hakoniwa/stage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadWorld } from '../branch-head/load-world.ts';
import { eventsAfter, GARDEN, GENESIS, GENESIS_HEAD, grow, readAll } from '../contract/harness.ts';
import { FileEventStore } from './file-store.ts';
import { folderNameOf } from './folder-name.ts';
import { takeLock } from './lock.ts';

let root: string;
const folder = () => join(root, folderNameOf(GARDEN));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hakoniwa-folder-'));
});
afterEach(() => rm(root, { recursive: true }));

it('[F4] refuses a second writer, and lets it in when the first has gone', async () => {
  const first = new FileEventStore({ folder: root });
  await grow(first, 2);
  const second = new FileEventStore({ folder: root });
  await expect(readAll(second)).rejects.toMatchObject({ code: 'GARDEN_LOCKED', pid: process.pid });
  await first.close();
  expect(await readAll(second)).toHaveLength(2);
  await second.close();
  expect((await readdir(folder())).filter((name) => name.startsWith('lock'))).toEqual([]);
});

it('[F4] waits for a living process and takes over from a dead one', async () => {
  const file = join(root, 'lock');
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  const lock = { pid: child.pid, started: '', token: 'theirs' };
  await writeFile(file, JSON.stringify(lock));
  await expect(takeLock(file)).rejects.toMatchObject({ code: 'GARDEN_LOCKED', pid: child.pid });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(lock);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = await takeLock(file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  await release();
  expect(await readdir(root)).toEqual([]);
});

it.each([
  ['is of this very process number, from before', { pid: process.pid, started: '1', token: 't' }],
  ['is of a number that is used again', { pid: process.ppid, started: '1', token: 't' }],
  ['says nothing', 'half a lo'],
])('[F4] takes over a lock that %s', async (_, lock) => {
  const file = join(root, 'lock');
  await writeFile(file, typeof lock === 'string' ? lock : JSON.stringify(lock));
  const release = await takeLock(file);
  await release();
});

it('[F5] keeps every garden inside its folder', async () => {
  const names = [
    '../escape',
    '/etc/passwd',
    '..',
    '.',
    'con',
    'A',
    'a',
    'あ',
    '',
    'x'.repeat(9_999),
  ];
  const folders = names.map(folderNameOf);
  for (const name of folders) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const name of folders) expect(name.length).toBeLessThan(80);
  expect(new Set(folders.map((name) => name.toLowerCase())).size).toBe(names.length);
  const inner = join(root, 'inner');
  const store = new FileEventStore({ folder: inner });
  await store.create({ garden: '../escape', genesis: GENESIS });
  await store.close();
  expect(await readdir(inner)).toEqual([folderNameOf('../escape')]);
  expect(await readdir(root)).toEqual(['inner']);
});

it('[F5] makes one garden of two that are created at once', async () => {
  const store = new FileEventStore({ folder: root });
  const create = () => store.create({ garden: GARDEN, genesis: GENESIS });
  const results = await Promise.allSettled([create(), create(), create()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(root)).toEqual([folderNameOf(GARDEN)]);
  await store.close();
});

it('[F6] takes a write back that could not be acknowledged', async () => {
  const store = new FileEventStore({ folder: root });
  const events = await grow(store, 2);
  const before = await readFile(join(folder(), 'log.jsonl'));
  const head = await store.head(GARDEN);
  const obstacle = join(folder(), 'head.json.new');
  await mkdir(obstacle);
  const more = eventsAfter(head, 2);
  const append = { garden: GARDEN, branch: 'main', expectedSeq: 2, events: more };
  await expect(store.append(append)).rejects.toMatchObject({ code: 'STORE_WRITE_FAILED' });
  const fork = { garden: GARDEN, id: 'b', parent: { branch: 'main', seq: 1 } };
  await expect(store.fork(fork)).rejects.toMatchObject({ code: 'STORE_WRITE_FAILED' });
  expect(await readFile(join(folder(), 'log.jsonl'))).toEqual(before);
  expect(await store.head(GARDEN)).toEqual(head);
  expect(await store.branches(GARDEN)).toHaveLength(1);
  await rm(obstacle, { recursive: true });
  await store.append(append);
  await store.close();
  const again = new FileEventStore({ folder: root });
  expect(await readAll(again)).toEqual([...events, ...more]);
  await again.close();
});

it('[F8] passes over a snapshot file that cannot be read, and says so', async () => {
  const store = new FileEventStore({ folder: root });
  await grow(store, 6);
  const keep = async (seq: number) => {
    const { world, head } = await loadWorld({ store, garden: GARDEN, seq });
    await store.saveSnapshot({ garden: GARDEN, snapshot: takeSnapshot(world, head) });
  };
  await keep(2);
  await keep(4);
  const snapshots = join(folder(), 'snapshots');
  const four = (await readdir(snapshots)).find((name) => name.startsWith('4-')) ?? '';
  for (const text of ['', '{"seq":', '{}', '[]']) {
    await writeFile(join(snapshots, four), text);
    expect(await store.nearestSnapshot({ ...GENESIS_HEAD, garden: GARDEN, seq: 6 })).toMatchObject({
      seq: 2,
    });
  }
  expect((await loadWorld({ store, garden: GARDEN })).world.seq).toBe(6);
  expect(store.notices[0]).toEqual({
    code: 'SNAPSHOT_UNREADABLE',
    file: join(snapshots, four),
  });
  await store.close();
});

it('[E9] lists the other gardens when one cannot be read', async () => {
  const store = new FileEventStore({ folder: root });
  await store.create({ garden: 'good', genesis: GENESIS });
  await store.create({ garden: 'bad', genesis: GENESIS });
  await writeFile(join(root, folderNameOf('bad'), 'head.json'), '');
  expect(await store.gardens()).toEqual(['good']);
  expect(store.notices).toMatchObject([{ code: 'GARDEN_UNREADABLE' }]);
  await store.close();
});
