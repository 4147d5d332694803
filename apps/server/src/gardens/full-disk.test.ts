// Gardens while nothing can be kept: told as such, standing still instead of spinning, and going on by themselves.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@hakoniwa/database';
import { refuseWrites } from '@hakoniwa/database/test-database';
import { afterEach, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { happening, newKitchen } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';
import { openPlayed } from '../../test/play-scene.ts';
import { errorCodeOf } from '../answer-error.ts';
import { createApp } from '../app.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';
import { openReferee } from '../gm/referee.ts';
import { openLog } from '../observe/log.ts';
import { logStorage } from '../observe/storage-log.ts';

type Kept = Awaited<ReturnType<typeof openKept>>;

const open: Kept[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function opened(name = `test_${randomUUID()}`): Promise<Kept> {
  const kept = await openKept(name);
  open.push(kept);
  return kept;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

/** The database refuses new events with a code; gives the end of it. */
function refuse(database: Database, code: string): Promise<() => Promise<void>> {
  return refuseWrites(database, { tables: ['hakoniwa.events'], code });
}

function appOn({ gardens, database }: Kept, front: string) {
  const shown = { ja: front, en: front };
  return createApp(appParts(database, { gardens, front: shown, referee: openReferee() }));
}

it('[S1] a full disk is 503 STORAGE_FULL with Retry-After, health is degraded, and both pass by themselves', async () => {
  const kept = await opened();
  const garden = await newKitchen(kept.gardens);
  const { id } = garden.facts;
  const app = appOn(kept, id);
  const post = (key: string) =>
    app.request(`/v1/gardens/${id}/turns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(TURN),
    });
  expect((await post('a')).status).toBeLessThan(300);
  const { seq } = garden.head;
  const free = await refuse(kept.database, '53100');
  for (const key of ['b', 'c']) {
    const refused = await post(key);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = (await refused.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('STORAGE_FULL');
    expect(error.message).toMatch(/space/);
    expect(error.message).not.toMatch(/base\/|\/tmp/);
  }
  const health = await app.request('/healthz');
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ status: 'degraded', storage: 'full' });
  // What is there can still be read.
  expect((await app.request(`/v1/gardens/${id}`)).status).toBe(200);
  await free();
  await until(async () => (await app.request('/healthz')).status === 200);
  expect((await post('b')).status).toBeLessThan(300);
  expect(garden.head.seq).toBeGreaterThan(seq);
});

/** What a character writes. */
const TURN = { type: 'perform', actor: 'yana', text: '(looks around)' };

it('[S2] what waits for a writer in another process is told the same', async () => {
  const name = `test_${randomUUID()}`;
  const writer = await opened(name);
  const garden = await newKitchen(writer.gardens);
  await garden.submit(happening('first'));
  const other = await opened(name);
  const seen = await other.gardens.get(garden.facts.id, LOCAL_OWNER);
  const free = await refuse(writer.database, '53100');
  const refused = await seen?.submit(happening('second')).catch((error: unknown) => error);
  expect(errorCodeOf(refused)).toBe('STORAGE_FULL');
  await free();
});

it.each([
  ['XX001', 'STORAGE_DAMAGED', 'damaged'],
  ['58030', 'STORAGE_DAMAGED', 'damaged'],
  ['25006', 'STORAGE_READ_ONLY', 'read-only'],
])('[S3] %s while running is %s, degraded, and never INTERNAL', async (sqlstate, code, state) => {
  const kept = await opened();
  const garden = await newKitchen(kept.gardens);
  const { id } = garden.facts;
  const lines: string[] = [];
  logStorage(kept.database, openLog({ stream: { write: (line) => lines.push(line) } }));
  const app = appOn(kept, id);
  await refuse(kept.database, sqlstate);
  const refused = await app.request(`/v1/gardens/${id}/turns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TURN),
  });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: { code } });
  expect(await (await app.request('/healthz')).json()).toMatchObject({
    status: 'degraded',
    storage: state,
  });
  // The log names the place for whoever mends it; the client is told no path.
  expect(lines.join()).toContain('base/1/2');
});

it('[S4] too little memory in the database is BUSY, not a mistake of ours', async () => {
  const kept = await opened();
  const { id } = (await newKitchen(kept.gardens)).facts;
  await refuse(kept.database, '53200');
  const refused = await appOn(kept, id).request(`/v1/gardens/${id}/turns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TURN),
  });
  expect(refused.status).toBe(503);
  const text = await refused.text();
  expect(text).toContain('"BUSY"');
  expect(text).not.toContain('base/1/2');
});

it('[S1] a turn of a session is refused the same way, costs nothing, and is taken when there is room', async () => {
  const played = await openPlayed();
  try {
    const { plays, cast } = played.playing;
    const self = { owner: null };
    const wanted = { name: 'Aki', pack: 'nexus', language: 'en' as const, seed: 7 };
    const { id: characterId } = await cast.create(self, wanted);
    const { session } = await plays.begin(self, { characterId });
    const act = () =>
      plays.execute(self, { id: session.id, actionText: 'look around', actionType: 'custom' });
    const before = await plays.character(self, characterId);
    const free = await refuse(played.database, '53100');
    const refusal: unknown = await act().catch((error: unknown) => error);
    expect(errorCodeOf(refusal)).toBe('STORAGE_FULL');
    expect(await plays.character(self, characterId)).toEqual(before);
    await free();
    await until(() => played.database.storage.stoppedBy === undefined);
    await act();
  } finally {
    await played.close();
  }
});
