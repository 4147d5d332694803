// What a crash leaves behind is taken up at once: leases here hold for an hour, so nobody can have waited for their end.
// Slow because servers are started and killed, and one stands still for seconds.

import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@hakoniwa/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { newGarden } from './new-garden.ts';
import { takeTurn } from './persistent-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { makeData, type TestData } from './test-app.ts';

const LEASE_MS = 3_600_000;

let running: TestData;
let database: Database;
const servers: ServerProcess[] = [];
beforeEach(async () => {
  running = await makeData();
  database = await openDatabase({ tables: SERVER_TABLES, embedded: { folder: running.database } });
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ kill }) => kill()));
  await database.close();
  await running.remove();
});

async function serve(): Promise<ServerProcess> {
  const server = await startServer(running.folder, LEASE_MS);
  servers.push(server);
  return server;
}

interface LeaseRow {
  readonly token: string;
  readonly holder: string;
}

async function leaseOf(garden: string): Promise<LeaseRow | undefined> {
  const text = `select l.token, l.holder from hakoniwa.leases l
    join hakoniwa.gardens g on g.id = l.garden_id where g.name = $1`;
  return (await database.pool.query<LeaseRow>(text, [garden])).rows[0];
}

it('[K15] after a crash the next process goes on at once', async () => {
  const first = await serve();
  const garden = await newGarden(first.url);
  await takeTurn({ garden, key: 'before', url: () => first.url });
  const before = await leaseOf(garden);
  await first.kill();
  const second = await serve();
  await takeTurn({ garden, key: 'after', url: () => second.url });
  const after = await leaseOf(garden);
  expect(after?.holder).toContain(`process ${second.pid}`);
  expect(Number(after?.token)).toBeGreaterThan(Number(before?.token));
});

it('[K15] after a crash of everything the next process goes on at once', async () => {
  const first = await serve();
  const garden = await newGarden(first.url);
  await takeTurn({ garden, key: 'before', url: () => first.url });
  await first.kill();
  await running.killDatabase();
  const second = await serve();
  await takeTurn({ garden, key: 'after', url: () => second.url });
  expect((await leaseOf(garden))?.holder).toContain(`process ${second.pid}`);
});

it('[K15] another process goes on at once for one that was killed', async () => {
  const [first, second] = [await serve(), await serve()];
  const garden = await newGarden(first.url);
  await takeTurn({ garden, key: 'before', url: () => first.url });
  await first.kill();
  await takeTurn({ garden, key: 'after', url: () => second.url });
  expect((await leaseOf(garden))?.holder).toContain(`process ${second.pid}`);
});

it('[K15] one that only stands still keeps its lease while it holds', async () => {
  const [first, second] = [await serve(), await serve()];
  const garden = await newGarden(first.url);
  await takeTurn({ garden, key: 'before', url: () => first.url });
  const before = await leaseOf(garden);
  first.child.kill('SIGSTOP');
  const asked = takeTurn({ garden, key: 'after', url: () => second.url });
  // The other one has looked several times by then.
  await Promise.race([wait(4_000), asked]);
  expect(await leaseOf(garden)).toEqual(before);
  first.child.kill('SIGCONT');
  await asked;
  expect(await leaseOf(garden)).toEqual(before);
});
