// A whole server on a disk that is really full: no acknowledged turn is lost or doubled, and it goes on by itself.
// Slow because a disk is filled, stays full for a while and is emptied again, twice.

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@hakoniwa/database';
import { checkStored, databaseSource } from '@hakoniwa/store/backup';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import {
  canMount,
  type HakoniwaProcess,
  mountSmallDisk,
  type SmallDisk,
  startHakoniwa,
} from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { type Acknowledged, takeTurn } from './persistent-client.ts';

const onSmallDisk = it.skipIf(!canMount()); // mounting needs a right, and the line MISSING says so

let disk: SmallDisk;
let server: HakoniwaProcess | undefined;
let garden: string;
beforeEach(async () => {
  if (!canMount()) return;
  disk = mountSmallDisk(260);
  server = await startHakoniwa({ data: disk.folder, env: { HAKONIWA_LOG: 'error' } });
  const made = await ask('POST', '/v1/gardens', { pack: 'kitchen', language: 'en', seed: 3 });
  garden = ((await made.json()) as { id: string }).id;
});
afterEach(async () => {
  if (!canMount()) return;
  await disk.free();
  await server?.stop();
  server = undefined;
  disk.remove();
});

async function setClock(of: string, wish: object): Promise<void> {
  const answer = await ask('POST', `/v1/gardens/${of}/clock`, wish);
  expect(answer.status).toBe(200);
}

const urlOf = () => server?.url ?? '';

function ask(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${urlOf()}${path}`, {
    method,
    ...(body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  });
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { message: what }).toBe(true);
}

const health = async () => {
  const answer = await ask('GET', '/healthz');
  return { code: answer.status, ...((await answer.json()) as { status: string; storage: string }) };
};
const isWell = async () => (await health()).code === 200;

/** Everything acknowledged is in the log once, every hash is right, and nothing is missing between. */
async function expectAll(acknowledged: readonly Acknowledged[]): Promise<void> {
  await server?.stop();
  const database = await openDatabase({
    tables: SERVER_TABLES,
    embedded: { folder: join(disk.folder, 'database') },
  });
  try {
    const checked = await checkStored(databaseSource(database), garden);
    expect(checked?.fault).toBeUndefined();
    const counts = new Map<string, number>();
    const store = new PostgresEventStore(database);
    const { branch } = await store.head(garden);
    for await (const { command } of store.read({ garden, branch })) {
      if (command?.type !== 'perform') continue;
      const { text = '' } = command;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    for (const { text } of acknowledged) expect([text, counts.get(text)]).toEqual([text, 1]);
  } finally {
    await database.close();
  }
}

onSmallDisk('[S1] [S2] says STORAGE_FULL, loses nothing, and goes on by itself', async () => {
  const acknowledged: Acknowledged[] = [];
  const turn = async (key: string) =>
    acknowledged.push(await takeTurn({ garden, key, url: urlOf }));
  for (let i = 0; i < 20; i++) await turn(`before-${i}`);
  expect(await health()).toMatchObject({ code: 200, status: 'ok', storage: 'low' });
  await setClock(garden, { state: 'running', speed: 100 });
  await disk.fill();
  // What the database had set aside is used up by the running garden.
  await until('degraded', async () => !(await isWell()));
  expect(await health()).toMatchObject({ code: 503, status: 'degraded', storage: 'full' });
  const refused = await ask('POST', `/v1/gardens/${garden}/turns`, {
    ...{ type: 'perform', actor: 'yana', text: '"nobody hears this"' },
  });
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
  expect(await refused.json()).toMatchObject({ error: { code: 'STORAGE_FULL' } });
  const shown = await ask('GET', `/v1/gardens/${garden}`);
  expect(shown.status).toBe(200);
  expect(await shown.json()).toMatchObject({ clock: { state: 'paused' } });
  // Whoever insists is heard when there is room, and once.
  const patient = turn('through-the-full-disk');
  await wait(3_000);
  const { seq } = (await (await ask('GET', `/v1/gardens/${garden}`)).json()) as { seq: number };
  await disk.free();
  await until('well', isWell);
  await patient;
  await until('the garden lives on', async () => {
    const now = (await (await ask('GET', `/v1/gardens/${garden}`)).json()) as { seq: number };
    return now.seq > seq + 3;
  });
  await turn('after');
  await setClock(garden, { state: 'paused' });
  await expectAll(acknowledged);
});

onSmallDisk('[S1] the database going down for want of room costs nobody a turn', async () => {
  const acknowledged: Acknowledged[] = [];
  // Room for tables, none for the next part of the database's log of writes, which is filled by turns and a town.
  const town = await ask('POST', '/v1/gardens', { pack: 'town', language: 'en', seed: 1 });
  const { id } = (await town.json()) as { id: string };
  await disk.fill(12_000_000);
  await setClock(id, { state: 'running', speed: 'max' });
  let isOver = false;
  const turns = (async () => {
    for (let i = 0; !isOver; i++)
      acknowledged.push(await takeTurn({ garden, key: `turn-${i}`, url: urlOf }));
  })();
  await until('degraded', async () => !(await isWell().catch(() => true)));
  await wait(5_000);
  await rm(join(disk.folder, '.ballast'));
  await until('well', () => isWell().catch(() => false));
  const count = acknowledged.length;
  await until('turns again', async () => acknowledged.length > count + 5);
  isOver = true;
  await turns;
  await setClock(id, { state: 'paused' });
  await expectAll(acknowledged);
  const log = await readFile(join(disk.folder, 'database', 'server.log'), 'utf8');
  const panics = log.match(/PANIC: /g)?.length ?? 0;
  console.log(`a full disk: ${acknowledged.length} turns kept, the database down ${panics} times`);
  expect(log).toContain('No space left on device');
});
