// What a file store does when its files are cut, changed or left half written.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SealedEvent } from '@hakoniwa/stage';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadWorld } from '../branch-head/load-world.ts';
import { eventsAfter, GARDEN, GENESIS, grow, readAll } from '../contract/harness.ts';
import { DamagedLogError } from '../errors.ts';
import { FileEventStore } from './file-store.ts';
import { folderNameOf } from './folder-name.ts';

/** A garden with two branches, made once and copied for each test. */
let model: string;
let root: string;
let events: SealedEvent[];
const folder = () => join(root, folderNameOf(GARDEN));
const logFile = () => join(folder(), 'log.jsonl');

beforeAll(async () => {
  model = await mkdtemp(join(tmpdir(), 'hakoniwa-model-'));
  const store = new FileEventStore({ folder: model });
  const main = await grow(store, 3);
  const { tip } = await store.fork({ garden: GARDEN, id: 'b', parent: { branch: 'main', seq: 2 } });
  const own = eventsAfter(tip, 2);
  await store.append({ garden: GARDEN, branch: 'b', expectedSeq: 2, events: own });
  await store.moveHead({ garden: GARDEN, branch: 'b' });
  const more = eventsAfter({ branch: 'main', seq: 3, hash: main[2]?.hash ?? '' }, 2);
  for (const [i, event] of more.entries()) {
    await store.append({ garden: GARDEN, branch: 'main', expectedSeq: 3 + i, events: [event] });
  }
  events = [...main, ...own, ...more];
  await store.close();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hakoniwa-damage-'));
  await cp(model, root, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));
afterAll(() => rm(model, { recursive: true }));

/** Every file under the folder with its bytes. */
async function contents(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) found[file] = await readFile(file, 'latin1');
  }
  return found;
}

/** Opens the garden and says how it was refused, having changed nothing. */
async function refusal(): Promise<DamagedLogError | undefined> {
  const before = await contents();
  const store = new FileEventStore({ folder: root });
  try {
    await readAll(store);
    return undefined;
  } catch (error) {
    if (error instanceof DamagedLogError) return error;
    throw error;
  } finally {
    await store.close();
    expect(await contents()).toEqual(before);
  }
}

/** The lines of the log with the event that stands there or the first one after it. */
async function linesOfLog() {
  const text = await readFile(logFile(), 'utf8');
  let offset = 0;
  return text.split(/(?<=\n)/).map((line, index) => {
    const json = JSON.parse(line) as Partial<SealedEvent> & { record?: string };
    const start = offset;
    offset += Buffer.byteLength(line);
    return { line, index, start, end: offset, json };
  });
}

describe('a changed log', () => {
  it('[F2] is refused for any byte changed in any line, with file and line', async () => {
    const whole = await readFile(logFile());
    for (const { index, start, end, json } of await linesOfLog()) {
      const length = end - start;
      const spots = [0, 1, Math.floor(length / 3), Math.floor(length / 2), length - 2, length - 1];
      for (const spot of spots) {
        const changed = Buffer.from(whole);
        changed[start + spot] = (changed[start + spot] ?? 0) ^ 1;
        await writeFile(logFile(), changed);
        const error = await refusal();
        expect(error, `line ${index + 1} byte ${spot}`).toBeDefined();
        if (error?.cause !== 'GENESIS_CHANGED') expect(error?.file).toBe(logFile());
        if (json.record === undefined) {
          expect([error?.line, error?.seq], error?.message).toEqual([index + 1, json.seq]);
        }
      }
    }
  });

  it('[F2] is refused when a line was taken out, doubled or moved', async () => {
    const lines = await linesOfLog();
    const texts = lines.map(({ line }) => line);
    for (const { index, json } of lines) {
      const without = texts.toSpliced(index, 1);
      const doubled = texts.toSpliced(index, 0, texts[index] ?? '');
      const swapped = texts.toSpliced(index, 2, texts[index + 1] ?? '', texts[index] ?? '');
      // What follows the last line is a tail, and taking the last line out is a cut.
      for (const changed of index + 1 < texts.length ? [without, doubled, swapped] : []) {
        await writeFile(logFile(), changed.join(''));
        const error = await refusal();
        expect(error, `line ${index + 1}`).toBeDefined();
        if (json.seq !== undefined && changed === without) expect(error?.seq).toBe(json.seq);
      }
    }
  });

  it('[F2] is refused when an event says something else in the same words', async () => {
    const text = await readFile(logFile(), 'utf8');
    const rows = [
      ['"type":"prop-taken"', '"type":"prop-eaten"', 'HASH_MISMATCH', 1],
      ['"seq":3,', '"seq":4,', 'SEQ_GAP', 3],
      ['"witnesses":', '"witnessed":', 'BAD_EVENT', 1],
      ['"type":"prop-taken"', ' "type":"prop-taken"', 'LINE_CHANGED', 1],
    ] as const;
    for (const [from, to, cause, seq] of rows) {
      expect(text).toContain(from);
      await writeFile(logFile(), text.replace(from, to));
      expect(await refusal()).toMatchObject({ cause, seq, code: 'LOG_DAMAGED' });
    }
  });

  it('[F2] is refused when the world it begins with was changed', async () => {
    const file = join(folder(), 'genesis.json');
    const text = await readFile(file, 'utf8');
    for (const changed of [text.replace('kitchen', 'kitchin'), text.slice(0, -9), '']) {
      await writeFile(file, changed);
      expect(await refusal()).toMatchObject({ file, cause: 'GENESIS_CHANGED' });
    }
    await rm(file);
    expect(await refusal()).toMatchObject({ file, cause: 'GENESIS_CHANGED' });
  });

  it('[F2] is refused when the record of what was acknowledged is gone or was changed', async () => {
    const file = join(folder(), 'head.json');
    const record = JSON.parse(await readFile(file, 'utf8'));
    for (const changed of ['', '{}', 'null', JSON.stringify({ ...record, digest: 'x' })]) {
      await writeFile(file, changed);
      expect(await refusal()).toBeDefined();
    }
    await rm(file);
    expect(await refusal()).toMatchObject({ file, cause: 'HEAD_UNREADABLE' });
  });
});

describe('a cut log', () => {
  it('[F3] is refused wherever it was cut, with the first event that is missing', async () => {
    const whole = await readFile(logFile());
    for (const { start, end, index } of await linesOfLog()) {
      for (const cut of new Set([start, start + 1, Math.floor((start + end) / 2), end - 1])) {
        await writeFile(logFile(), whole.subarray(0, cut));
        const error = await refusal();
        expect(error, `cut at ${cut}`).toMatchObject({ file: logFile(), cause: 'TRUNCATED' });
        expect(error?.line).toBe(index + 1);
        const left = events.filter(({ hash }) =>
          whole.subarray(0, cut).includes(`"hash":"${hash}"}\n`),
        );
        const missing = events.filter((event) => !left.includes(event)).map(({ seq }) => seq);
        if (missing.length > 0) expect(missing).toContain(error?.seq);
      }
    }
  });

  it('[F3] is refused when it is gone', async () => {
    await writeFile(logFile(), '');
    expect(await refusal()).toMatchObject({ cause: 'TRUNCATED', seq: 1 });
  });
});

describe('a torn tail', () => {
  it('[F1] is put aside wherever it was torn, said, and the garden goes on', async () => {
    const whole = await readFile(logFile());
    const extra = eventsAfter({ branch: 'main', seq: 5, hash: events.at(-1)?.hash ?? '' }, 2);
    const store = new FileEventStore({ folder: root });
    await store.append({ garden: GARDEN, branch: 'main', expectedSeq: 5, events: extra });
    await store.close();
    const grown = await readFile(logFile());
    for (const cut of tailCuts(whole.length, grown)) {
      await rm(root, { recursive: true });
      await cp(model, root, { recursive: true });
      await writeFile(logFile(), grown.subarray(0, cut));
      const again = new FileEventStore({ folder: root });
      expect(await readAll(again)).toEqual(events.filter(({ branch }) => branch === 'main'));
      const [notice] = again.notices;
      expect(notice).toMatchObject({ code: 'TORN_TAIL', bytes: cut - whole.length });
      expect(await readFile(notice?.movedTo ?? '')).toEqual(grown.subarray(whole.length, cut));
      expect(await readFile(logFile())).toEqual(whole);
      await again.append({ garden: GARDEN, branch: 'main', expectedSeq: 5, events: extra });
      expect(await readAll(again, { fromSeq: 6 })).toEqual(extra);
      await again.close();
      expect(await refusal()).toBeUndefined();
    }
  });

  it('[F1] is put aside when it is garbage', async () => {
    const whole = await readFile(logFile());
    await writeFile(logFile(), Buffer.concat([whole, Buffer.alloc(5_000), Buffer.from('\n{}\n')]));
    const store = new FileEventStore({ folder: root });
    expect(await readAll(store)).toHaveLength(5);
    expect(store.notices).toMatchObject([{ code: 'TORN_TAIL', bytes: 5_004 }]);
    await store.close();
    expect(await readFile(logFile())).toEqual(whole);
  });

  it('[F9] keeps a whole group that was durable and never acknowledged', async () => {
    const head = await readFile(join(folder(), 'head.json'));
    const extra = eventsAfter({ branch: 'main', seq: 5, hash: events.at(-1)?.hash ?? '' }, 3);
    const store = new FileEventStore({ folder: root });
    await store.append({ garden: GARDEN, branch: 'main', expectedSeq: 5, events: extra });
    await store.close();
    await writeFile(join(folder(), 'head.json'), head);
    const again = new FileEventStore({ folder: root });
    expect(await readAll(again, { fromSeq: 6 })).toEqual(extra);
    expect(again.notices).toEqual([]);
    await again.close();
    const { branches } = JSON.parse(await readFile(join(folder(), 'head.json'), 'utf8'));
    expect(branches[0]).toMatchObject({ id: 'main', seq: 8 });
  });
});

it('[F7] reads beside a writer, repairs nothing and changes nothing', async () => {
  await writeFile(logFile(), 'half a li', { flag: 'a' });
  const before = await contents();
  const reader = new FileEventStore({ folder: root, readOnly: true });
  expect(await readAll(reader)).toHaveLength(5);
  expect(reader.notices).toMatchObject([{ code: 'TORN_TAIL', bytes: 9 }]);
  const { world, head } = await loadWorld({ store: reader, garden: GARDEN, branch: 'main' });
  const snapshot = { ...head, stateHash: '', document: GENESIS };
  expect(world.seq).toBe(5);
  const refused = { code: 'STORE_READ_ONLY' };
  const at = { garden: GARDEN, branch: 'main' };
  const parent = { branch: 'main', seq: 1 };
  await expect(reader.create({ garden: 'x', genesis: GENESIS })).rejects.toMatchObject(refused);
  await expect(reader.moveHead(at)).rejects.toMatchObject(refused);
  await expect(reader.fork({ garden: GARDEN, id: 'x', parent })).rejects.toMatchObject(refused);
  await expect(reader.saveSnapshot({ garden: GARDEN, snapshot })).rejects.toMatchObject(refused);
  const more = eventsAfter(head, 1);
  await expect(reader.append({ ...at, expectedSeq: 5, events: more })).rejects.toMatchObject(
    refused,
  );
  await reader.close();
  expect(await contents()).toEqual(before);
});

/** Cuts inside a tail: at its ends, at line ends and around them. */
function tailCuts(start: number, bytes: Buffer): Set<number> {
  const cuts = new Set([start + 1, start + 20, bytes.length - 1]);
  for (let at = bytes.indexOf(10, start); at !== -1; at = bytes.indexOf(10, at + 1)) {
    for (const cut of [at, at + 1]) if (cut < bytes.length) cuts.add(cut);
  }
  return cuts;
}
