// Two processes on one database, paused and killed in turns: a garden never has two writers, and who watches sees all.
// Slow because writers stand still for longer than their leases.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@hakoniwa/database';
import { testFolders } from '@hakoniwa/database/test-database';
import { expect, it } from 'vitest';
import { loadWorld } from '../src/index.ts';
import { followEvents, PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { GARDENS } from './killed-app-scene.ts';
import { begin } from './postgres-scene.ts';

const ROUNDS = 12;
const script = fileURLToPath(new URL('./killed-app.ts', import.meta.url));
const makeFolder = testFolders();

/** Who acknowledged which event: a second voice for one event is a second writer. */
const acknowledged = new Map<string, string>();
const lost: string[] = [];

function startApp(folder: string): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = (take: (line: string) => void) => {
    let rest = '';
    return (chunk: Buffer) => {
      const whole = (rest + chunk.toString()).split('\n');
      rest = whole.pop() ?? '';
      whole.forEach(take);
    };
  };
  child.stdout?.on('data', lines(take));
  child.stderr?.on(
    'data',
    lines((line) => {
      if (line.startsWith('lost ')) lost.push(line);
      else console.error(line);
    }),
  );
  return child;
}

function take(line: string): void {
  const [garden = '', seq = '', hash = ''] = line.split(' ');
  const event = `${garden} ${seq}`;
  expect(acknowledged.has(event), `${event} was acknowledged twice`).toBe(false);
  acknowledged.set(event, hash);
}

/** Settles when so many more events were acknowledged, by whoever. */
async function more(count: number, apps: readonly ChildProcess[]): Promise<void> {
  for (const goal = acknowledged.size + count; acknowledged.size < goal; await wait(10)) {
    const ended = apps.find(({ exitCode }) => exitCode !== null);
    if (ended) throw new Error(`an app ended with ${ended.exitCode}`);
  }
}

/** Watches a garden from this process; gives the hashes in the order they came. */
async function watch(database: Database, garden: string, signal: AbortSignal): Promise<string[]> {
  const seen: string[] = [];
  for await (const { seq, hash } of followEvents(database, { garden, signal })) {
    expect(seq).toBe(seen.length + 1);
    seen.push(hash);
  }
  return seen;
}

it('[Q4] [Q6] one garden never has two writers, through pauses and kills', async () => {
  const folder = await makeFolder();
  const database = await openDatabase({ tables: [logTables], embedded: { folder } });
  const store = new PostgresEventStore(database);
  for (const garden of GARDENS) await begin(store, garden);
  const stop = new AbortController();
  const watched = GARDENS.map((garden) => watch(database, garden, stop.signal));
  const apps = [startApp(folder), startApp(folder)];
  for (let round = 0; round < ROUNDS; round++) {
    await more(30, apps);
    const at = round % 2;
    const app = apps[at];
    if (!app) continue;
    if (round % 4 < 2) {
      app.kill('SIGSTOP');
      // The other one takes over whatever this one held; then it wakes and finds its lease gone.
      await more(30, apps);
      app.kill('SIGCONT');
    } else {
      app.kill('SIGKILL');
      await once(app, 'close');
      await more(30, apps);
      apps[at] = startApp(folder);
    }
  }
  await more(30, apps);
  for (const app of apps) {
    app.kill('SIGKILL');
    await once(app, 'close');
  }
  await expectWhole(store, { watched, stop });
  await database.close();
  console.log(`${acknowledged.size} acknowledged appends, ${lost.length} leases lost while paused`);
  expect(lost.length).toBeGreaterThan(0);
});

/** Every log is whole, holds what was acknowledged, and was seen in full. */
async function expectWhole(
  store: PostgresEventStore,
  { watched, stop }: { watched: readonly Promise<string[]>[]; stop: AbortController },
): Promise<void> {
  const hashes = new Map<string, string[]>();
  for (const garden of GARDENS) {
    await loadWorld({ store, garden, verify: true });
    const line: string[] = [];
    for await (const { hash } of store.read({ garden, branch: 'main' })) line.push(hash);
    hashes.set(garden, line);
  }
  for (const [event, hash] of acknowledged) {
    const [garden = '', seq = ''] = event.split(' ');
    expect(hashes.get(garden)?.[Number(seq) - 1], event).toBe(hash);
  }
  // A follower looks by itself at least every second.
  await wait(3_000);
  stop.abort();
  expect(await Promise.all(watched)).toEqual(GARDENS.map((garden) => hashes.get(garden)));
}
