// A folder with packed segments: damage is named and left, and a packing that was cut short leaves nothing in the way.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { genesisHead, headAfter, type SealedEvent, seal, takeSnapshot } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carrying, GARDEN, GENESIS, readAll } from '../contract/harness.ts';
import { limits } from '../segments/limits.ts';
import { FileEventStore } from './file-store.ts';
import { folderNameOf } from './folder-name.ts';

let root: string;
const folder = () => join(root, folderNameOf(GARDEN));
const COUNT = limits.hotEvents + 2 * limits.events + 500;
const start = genesisHead(GENESIS);
const events = Array.from({ length: COUNT }).reduce<SealedEvent[]>((all, _, number) => {
  all.push(...seal(headAfter(start, all), [carrying({ number })]));
  return all;
}, []);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hakoniwa-packed-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A garden of so many events, in groups, packed. */
async function packedGarden(isPacked = true): Promise<void> {
  const store = new FileEventStore({ folder: root });
  await store.create({ garden: GARDEN, genesis: GENESIS });
  for (let at = 0; at < COUNT; at += 300) {
    const some = events.slice(at, at + 300);
    await store.append({ garden: GARDEN, branch: 'main', expectedSeq: at, events: some });
  }
  const snapshot = takeSnapshot(smallWorld(), headAfter(start, events));
  if (isPacked) await store.saveSnapshot({ garden: GARDEN, snapshot });
  await store.packed();
  await store.close();
}

async function everyFile(): Promise<Map<string, string>> {
  const names = await readdir(folder(), { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile() && one.name !== 'lock');
  const read = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [file, (await readFile(file)).toString('base64')] as const;
  });
  return new Map(await Promise.all(read));
}

it('[F10] keeps cold groups in segments and the rest in the log behind them', async () => {
  await packedGarden(false);
  const plain = (await readFile(join(folder(), 'log.jsonl'))).length;
  await rm(folder(), { recursive: true });
  await packedGarden();
  expect((await readdir(join(folder(), 'segments'))).sort()).toEqual(['1.hks', '2.hks']);
  expect((await readdir(folder())).filter((name) => name.startsWith('log'))).toEqual([
    'log-2.jsonl',
  ]);
  const log = await readFile(join(folder(), 'log-2.jsonl'), 'utf8');
  expect(log.length).toBeLessThan(plain * 0.6);
  const store = new FileEventStore({ folder: root, readOnly: true });
  expect(await readAll(store)).toEqual(events);
  await store.close();
});

it.each([
  ['a segment', 'segments/2.hks', (bytes: Buffer) => flipped(bytes, bytes.length - 20), true],
  ['its checks', 'segments/1.hks', (bytes: Buffer) => flipped(bytes, 8 + 4 * 16), true],
  ['a cut segment', 'segments/2.hks', (bytes: Buffer) => bytes.subarray(0, -1), false],
  ['the list', 'segments.jsonl', (bytes: Buffer) => flipped(bytes, 40), false],
  ['a cut list', 'segments.jsonl', (bytes: Buffer) => bytes.subarray(0, 90), false],
] as const)(
  '[F10] is refused where %s was changed, and no file changes',
  async (_, name, change, isFound) => {
    await packedGarden();
    const file = join(folder(), name);
    await writeFile(file, change(await readFile(file)));
    const before = await everyFile();
    const store = new FileEventStore({ folder: root });
    const seen: number[] = [];
    const reading = (async () => {
      for await (const event of store.read({ garden: GARDEN, branch: 'main' }))
        seen.push(event.seq);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'LOG_DAMAGED', file });
    const error = await reading.catch((refusal) => refusal);
    // What is recent can still be read where only a segment is bad; the first bad event lies in that segment.
    if (name === 'segments/1.hks') expect(error.seq).toBe(17);
    if (isFound) {
      expect(error.seq).toBeGreaterThan(seen.length);
      expect(await readAll(store, { fromSeq: COUNT - 5 })).toEqual(events.slice(-6));
    }
    await store.close();
    expect(await everyFile()).toEqual(before);
  },
);

it('[F10] a segment that is gone is named with its first event', async () => {
  await packedGarden();
  const file = join(folder(), 'segments', '2.hks');
  await rm(file);
  const store = new FileEventStore({ folder: root });
  await expect(store.head(GARDEN)).rejects.toMatchObject({
    ...{ code: 'LOG_DAMAGED', file, cause: 'TRUNCATED' },
    seq: 1_201,
  });
  await store.close();
});

it('[F11] a packing that was cut short anywhere left nothing in the way', async () => {
  await packedGarden(false);
  const log = await readFile(join(folder(), 'log.jsonl'));
  // Segments, lines and a log that no head record names yet; then the log that was replaced.
  await mkdir(join(folder(), 'segments'));
  await writeFile(join(folder(), 'segments', '1.hks'), 'half a segm');
  await writeFile(join(folder(), 'segments.jsonl'), '{"bytes":1');
  await writeFile(join(folder(), 'log-9.jsonl'), log.subarray(0, 1_000));
  const store = new FileEventStore({ folder: root });
  expect(await readAll(store)).toEqual(events);
  expect(store.notices).toEqual([]);
  const snapshot = takeSnapshot(smallWorld(), headAfter(start, events));
  await store.saveSnapshot({ garden: GARDEN, snapshot });
  await store.packed();
  await store.close();
  await writeFile(join(folder(), 'log.jsonl'), log);
  const again = new FileEventStore({ folder: root });
  expect(await readAll(again)).toEqual(events);
  await again.close();
  expect((await readdir(folder())).filter((name) => name.startsWith('log'))).toEqual([
    'log-2.jsonl',
  ]);
});

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}
