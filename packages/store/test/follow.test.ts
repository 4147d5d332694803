// Following a garden from another process: every event in order, each once, whatever the listener suffers.

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import type { SealedEvent } from '@hakoniwa/stage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followEvents, followHead, PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { begin, GARDEN, grow } from './postgres-scene.ts';

let writing: Database;
let watching: Database;
let store: PostgresEventStore;

beforeEach(async () => {
  const name = `follow_${randomUUID()}`;
  writing = await openTestDatabase({ tables: [logTables], name });
  watching = await openTestDatabase({ tables: [logTables], name });
  store = new PostgresEventStore(writing);
});
afterEach(async () => {
  await writing.close();
  await watching.close();
});

/** Follows up to an event and gives everything seen. */
async function seenUpTo(seq: number, fromSeq?: number): Promise<SealedEvent[]> {
  const stop = new AbortController();
  const seen: SealedEvent[] = [];
  const input = { garden: GARDEN, fromSeq, signal: stop.signal };
  for await (const event of followEvents(watching, input)) {
    seen.push(event);
    if (event.seq >= seq) stop.abort();
  }
  return seen;
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

it('[Q6] sees what was there and what comes, from any point on', async () => {
  let head = await grow(store, await begin(store), 7);
  const whole = seenUpTo(30);
  const tail = seenUpTo(30, 5);
  while (head.seq < 30) head = await grow(store, head);
  expect((await whole).map(({ seq }) => seq)).toEqual(numbers(1, 30));
  expect((await tail).map(({ seq }) => seq)).toEqual(numbers(5, 30));
  expect((await whole).at(-1)?.hash).toBe(head.hash);
});

it('[Q6] misses and repeats nothing while the listening connection is cut again and again', async () => {
  let head = await begin(store);
  const seen = seenUpTo(60);
  while (head.seq < 60) {
    head = await grow(store, head);
    if (head.seq % 5 !== 0) continue;
    await writing.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%'`,
    );
    await wait(5);
  }
  expect((await seen).map(({ seq }) => seq)).toEqual(numbers(1, 60));
});

it('[Q6] finds what was written without a word', async () => {
  const head = await grow(store, await begin(store));
  const seen = seenUpTo(2);
  // A writer that dies between commit and notice leaves only the rows.
  const mute = new PostgresEventStore(
    new Proxy(writing, {
      get: (target, key) =>
        key === 'feed' ? { tell: () => undefined } : Reflect.get(target, key, target),
    }),
  );
  await grow(mute, head);
  expect((await seen).map(({ seq }) => seq)).toEqual([1, 2]);
});

it('[Q6] tells when the garden stands on another branch', async () => {
  await grow(store, await begin(store), 3);
  const heads: string[] = [];
  const stop = new AbortController();
  const watched = (async () => {
    for await (const head of followHead(watching, { garden: GARDEN, signal: stop.signal })) {
      heads.push(head.branch);
      if (head.branch === 'b') stop.abort();
    }
  })();
  await store.fork({ garden: GARDEN, id: 'b', parent: { branch: 'main', seq: 2 } });
  await store.moveHead({ garden: GARDEN, branch: 'b' });
  await watched;
  expect(heads.at(-1)).toBe('b');
});
