// A database that is away for a while, at the start as later: whoever wants a connection waits for it.

import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseTables } from '../src/database-tables.ts';
import { type Database, openDatabase } from '../src/index.ts';
import { openJobs } from '../src/jobs/index.ts';
import { type SwitchedDatabase, switchedDatabase } from './switched-database.ts';

let switched: SwitchedDatabase;
let database: Database | undefined;
beforeEach(async () => {
  switched = await switchedDatabase();
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  await switched.end();
});

/** What a server does with its database when it is opened, each by a way of its own. */
const WAYS: Readonly<Record<string, (on: Database) => Promise<unknown>>> = {
  'a statement': ({ pool }) => pool.query('select 1'),
  'a transaction': (on) => on.transaction((tx) => tx.execute('select 1')),
  'several statements': (on) => on.withClient((client) => client.query('select 1')),
  'the jobs': async (on) => {
    const jobs = await openJobs(on, { queues: [] });
    await jobs.close();
  },
};

it.each(Object.entries(WAYS))('[Q10] %s waits for a database that is away', async (_, use) => {
  let waits = 0;
  const patience = { onWait: () => waits++ };
  database = await openDatabase({ tables: [databaseTables], url: switched.url, patience });
  switched.line.close();
  // What was sent on a connection that broke is another matter; here none is left.
  while (database.pool.totalCount > 0) await wait(10);
  const before = switched.line.tries;
  const reopened = expect.poll(() => switched.line.tries).toBeGreaterThan(before + 2);
  await Promise.all([use(database), reopened.then(() => switched.line.open())]);
  expect(waits).toBeGreaterThanOrEqual(2);
});

it('[Q10] is opened as soon as it is there', async () => {
  switched.line.close();
  const tried = expect.poll(() => switched.line.tries).toBeGreaterThan(2);
  const opened = tried.then(() => switched.line.open());
  [database] = await Promise.all([
    openDatabase({ tables: [databaseTables], url: switched.url }),
    opened,
  ]);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('[Q10] whoever is told to stop waits no longer', async () => {
  const stop = new AbortController();
  switched.line.close();
  const patience = { signal: stop.signal, onWait: () => stop.abort() };
  await expect(
    openDatabase({ tables: [databaseTables], url: switched.url, patience }),
  ).rejects.toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
  });
});

it('[Q10] what asks for the impossible is not tried again', async () => {
  database = await openDatabase({ tables: [databaseTables], url: switched.url });
  const before = switched.line.tries;
  await expect(database.pool.query('select nothing from nowhere')).rejects.toMatchObject({
    code: '42P01',
  });
  expect(switched.line.tries).toBeLessThanOrEqual(before + 1);
});
