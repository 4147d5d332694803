// Appends with other rows in the same transaction, and through connections that break half-way.

import { type Database, settings, type Transaction } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { doAct, smallWorld } from '@hakoniwa/testkit';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BranchHead } from '../src/index.ts';
import { PostgresEventStore } from '../src/postgres/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { begin, eventsAfter, GARDEN } from './postgres-scene.ts';

let database: Database;
let store: PostgresEventStore;

beforeEach(async () => {
  database = await openTestDatabase({ tables: [logTables] });
  store = new PostgresEventStore(database);
});
afterEach(() => database.close());

const setting = (name: string) => async (tx: Transaction) => {
  await tx.insert(settings).values({ name, value: '1' });
};

async function appending() {
  const events = eventsAfter(await begin(store), 2);
  return { garden: GARDEN, branch: 'main', expectedSeq: 0, events };
}

const seqOf = async () => (await store.head(GARDEN)).seq;
const settingsKept = async () => (await database.queries.select().from(settings)).length;

it('[Q1] keeps other rows together with the events', async () => {
  await store.append(await appending(), { also: setting('kept') });
  expect([await seqOf(), await settingsKept()]).toEqual([2, 1]);
});

it('[Q1] keeps neither when one of them is refused', async () => {
  const input = await appending();
  const also = async (tx: Transaction) => {
    await setting('lost')(tx);
    throw new Error('no');
  };
  await expect(store.append(input, { also })).rejects.toThrow('no');
  expect([await seqOf(), await settingsKept()]).toEqual([0, 0]);
  const stale = { ...input, expectedSeq: 7 };
  await expect(store.append(stale, { also: setting('lost') })).rejects.toMatchObject({
    code: 'SEQ_CONFLICT',
  });
  expect([await seqOf(), await settingsKept()]).toEqual([0, 0]);
});

it('[Q1] keeps rows alone when there are no events', async () => {
  const input = await appending();
  await store.append({ ...input, events: [] }, { also: setting('alone') });
  expect([await seqOf(), await settingsKept()]).toEqual([0, 1]);
});

it('[Q1] a line takes other rows along with its commit', async () => {
  await begin(store);
  const line = await BranchHead.open({ store, garden: GARDEN });
  await line.commitWith(() => ({ also: setting('kept') }), doAct(smallWorld(), 'take mug'));
  expect([line.head.seq, await seqOf(), await settingsKept()]).toEqual([1, 1, 1]);
  const also = () => Promise.reject(new Error('no'));
  const refused = line.commitWith(() => ({ also }), doAct(line.world, 'put mug'));
  await expect(refused).rejects.toThrow('no');
  expect([line.head.seq, await seqOf(), await settingsKept()]).toEqual([1, 1, 1]);
});

it('[Q2] a connection that breaks before the commit leaves nothing, and the append is tried again', async () => {
  let tries = 0;
  const also = async (tx: Transaction) => {
    await setting('once')(tx);
    tries += 1;
    if (tries === 1) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  };
  await store.append(await appending(), { also });
  expect([tries, await seqOf(), await settingsKept()]).toEqual([2, 2, 1]);
});

it('[Q2] a commit whose answer was lost is found, not written again', async () => {
  const input = await appending();
  let lost = 0;
  // The statement is done, then the connection seems to break.
  const pool = new Proxy(database.pool, {
    get: (target, key) => {
      const value = Reflect.get(target, key, target);
      if (key !== 'query') return typeof value === 'function' ? value.bind(target) : value;
      return async (config: pg.QueryConfig) => {
        const result = await target.query(config);
        if (config.name !== 'append' || lost > 0) return result;
        lost += 1;
        throw new Error('Connection terminated unexpectedly');
      };
    },
  });
  const flaky = new Proxy(database, {
    get: (target, key) => (key === 'pool' ? pool : Reflect.get(target, key, target)),
  });
  const head = await new PostgresEventStore(flaky).append(input);
  expect(lost).toBe(1);
  expect(await store.head(GARDEN)).toEqual(head);
  expect(head.seq).toBe(2);
  // Without a lost answer the same events are a conflict, as ever.
  await expect(store.append(input)).rejects.toMatchObject({ code: 'SEQ_CONFLICT' });
});
