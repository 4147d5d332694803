// Kills a writer while it packs: nothing acknowledged is lost, nothing is there twice, and the next one goes on packing.
// Slow because twenty-five writers of each store are started and killed, and their logs read again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase, stopEmbedded } from '@hakoniwa/database';
import { testFolders } from '@hakoniwa/database/test-database';
import { documentOf } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { stepsOf } from '../src/contract/harness.ts';
import { folderNameOf } from '../src/file/folder-name.ts';
import { BranchHead, type EventStore, FileEventStore, loadWorld } from '../src/index.ts';
import { logTables, PostgresEventStore } from '../src/postgres/index.ts';
import { limits } from '../src/segments/limits.ts';

const KILLS = 25;
const GARDEN = 'g';
const script = fileURLToPath(new URL('./pack-until-killed.ts', import.meta.url));
const makeFolder = testFolders();

/**
 * Lets a writer run until it packs, and kills it when it has written so much beside the packing, or when that is over:
 * what is written meanwhile, one event after another, is a clock that goes as fast as the machine. The first is let
 * finish, to know how much that is. Gives the last head it acknowledged.
 */
async function killWhilePacking(writer: { kind: string; folder: string; afterLines?: number }) {
  const { kind, folder, afterLines = Number.POSITIVE_INFINITY } = writer;
  const child = spawn(process.execPath, ['--import', 'tsx', script, kind, folder, GARDEN], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines: string[] = [];
  let beside: number | undefined;
  let isOver = false;
  for await (const line of createInterface({ input: child.stdout })) {
    // What is still in the pipe counts, too: it was acknowledged.
    lines.push(line);
    if (child.killed) continue;
    isOver ||= line === 'packed';
    if (beside !== undefined) beside += 1;
    else if (line.startsWith('packing')) beside = 0;
    if (isOver || (beside !== undefined && beside >= afterLines)) child.kill('SIGKILL');
  }
  await closed;
  expect(child.signalCode).toBe('SIGKILL');
  const [, branch = '', seq = '', hash = ''] =
    lines.findLast((one) => one !== 'packed' && one.split(' ').length === 4)?.split(' ') ?? [];
  return { branch, seq: Number(seq), hash, lines: beside ?? 0, isOver };
}

/** Begins a garden that has something to pack from its next snapshot on. */
async function begin(store: EventStore): Promise<void> {
  await store.create({ garden: GARDEN, genesis: documentOf(smallWorld()) });
  const line = await BranchHead.open({ store, garden: GARDEN });
  const { events: size, hotEvents } = limits;
  for (let left = hotEvents + size - 300; left > 0; left -= 100)
    await line.commit(...stepsOf(100, line.world));
}

async function expectKept(
  store: EventStore,
  last: { seq: number; hash: string },
  isWhole: boolean,
) {
  const head = await store.head(GARDEN);
  expect(head.seq).toBeGreaterThanOrEqual(last.seq);
  const fromSeq = isWhole ? 1 : Math.max(1, last.seq - 4_000);
  let next = fromSeq;
  let then: string | undefined;
  for await (const event of store.read({ garden: GARDEN, branch: head.branch, fromSeq })) {
    expect(event.seq).toBe(next);
    next += 1;
    if (event.seq === last.seq) then = event.hash;
  }
  expect(next).toBe(head.seq + 1);
  expect(then).toBe(last.hash);
  if (isWhole) await loadWorld({ store, garden: GARDEN, verify: true });
}

/** Every fifth time, and the last, the whole log is checked from its beginning. */
const isWholeAt = (kill: number) => kill % 5 === 4 || kill === KILLS - 1;
/**
 * Each third is killed when its packing is over, so that the next begins with little to pack; the others from before
 * the first byte to when the last packing was over.
 */
const linesAt = (kill: number, lines: number) =>
  kill % 3 === 2 ? Number.POSITIVE_INFINITY : (lines * ((kill * 37) % 100)) / 100;

it('[F11] [F10] [E9] a log in files outlives kills while it packs', async () => {
  const folder = await makeFolder();
  const first = new FileEventStore({ folder });
  await begin(first);
  await first.close();
  let packed = 0;
  let within = 0;
  let { lines } = await killWhilePacking({ kind: 'files', folder });
  for (let kill = 0; kill < KILLS; kill++) {
    const afterLines = linesAt(kill, lines);
    const last = await killWhilePacking({ kind: 'files', folder, afterLines });
    if (last.isOver) lines = last.lines;
    else within += 1;
    const store = new FileEventStore({ folder });
    await expectKept(store, last, isWholeAt(kill));
    await store.close();
    const names = await readdir(join(folder, folderNameOf(GARDEN)));
    expect(names.filter((name) => /^log.*\.jsonl$/.test(name))).toHaveLength(1);
    packed = Math.max(packed, Number(/log-(\d+)/.exec(names.join(' '))?.[1] ?? 0));
  }
  console.log(`${KILLS} kills, ${within} of them while files are packed; ${packed} segments`);
  expect(within).toBeGreaterThan(KILLS / 3);
  expect(packed).toBeGreaterThan(5);
});

it('[Q12] [E9] a log in the database outlives kills while it packs', async () => {
  const folder = await makeFolder();
  const database = await openDatabase({ tables: [logTables], embedded: { folder, isKept: true } });
  const store = new PostgresEventStore(database);
  try {
    await begin(store);
    let within = 0;
    let { lines } = await killWhilePacking({ kind: 'database', folder });
    for (let kill = 0; kill < KILLS; kill++) {
      const afterLines = linesAt(kill, lines);
      const last = await killWhilePacking({ kind: 'database', folder, afterLines });
      if (last.isOver) lines = last.lines;
      else within += 1;
      await expectKept(store, last, isWholeAt(kill));
      const { rows } = await database.pool.query<{ twice: number; all: number; tip: number }>(
        `select (select count(*) from hakoniwa.events e where e.branch_id = b.id and e.seq <= b.packed_seq)::int as twice,
           (select count(*) from hakoniwa.events e where e.branch_id = b.id)::int + b.packed_seq as all,
           b.tip_seq as tip
         from hakoniwa.branches b`,
      );
      expect(rows).toEqual([{ twice: 0, all: rows[0]?.tip, tip: rows[0]?.tip }]);
    }
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from hakoniwa.segments',
    );
    console.log(`${KILLS} kills, ${within} of them while rows are packed; ${rows[0]?.n} segments`);
    expect(within).toBeGreaterThan(KILLS / 3);
    expect(rows[0]?.n).toBeGreaterThan(5);
  } finally {
    await store.close();
    await database.close();
    await stopEmbedded(folder, 'abandon');
  }
});
