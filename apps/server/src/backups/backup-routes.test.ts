// Backups over HTTP: a garden leaves as a file and comes back, and nothing that is not sound gets in.
import { randomUUID } from 'node:crypto';
import type { LivingGarden } from '@hakoniwa/garden';
import { restoredSchema } from '@hakoniwa/protocol';
import { stateHash } from '@hakoniwa/stage';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { newKitchen } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';
import { createApp } from '../app.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';
import { limits } from '../limits.ts';
import { databaseBackups } from './backups.ts';

type Kept = Awaited<ReturnType<typeof openKept>>;
type App = ReturnType<typeof createApp>;
const open: Kept[] = [];
let here: Kept;
let app: App;
let garden: LivingGarden;

async function openApp(): Promise<{ kept: Kept; app: App }> {
  const kept = await openKept(`test_${randomUUID()}`);
  open.push(kept);
  const { gardens, database } = kept;
  return { kept, app: createApp(appParts(database, { gardens })) };
}

beforeEach(async () => {
  ({ kept: here, app } = await openApp());
  garden = await newKitchen(here.gardens);
  await garden.submit({ type: 'advance', to: garden.world.clock.now + 60_000 });
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const bytesOf = async (path: string) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  return new Uint8Array(await answer.arrayBuffer());
};
const send = (body: Uint8Array, { query = '', type = 'application/zip', to = app } = {}) =>
  to.request(`/v1/import${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: Buffer.from(body),
  });
const codeOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string } };
  return [answer.status, error.code];
};

it('[X1] a garden goes to another server as one file and lives on there', async () => {
  const file = await bytesOf(`/v1/gardens/${garden.facts.id}/export`);
  const there = await openApp();
  const answer = await send(file, { to: there.app });
  expect(answer.status).toBe(201);
  const { gardens } = restoredSchema.parse(await answer.json());
  const [made] = gardens;
  expect(made?.from).toBe(garden.facts.id);
  expect(made?.id).not.toBe(garden.facts.id);
  const again = await there.kept.gardens.get(made?.id ?? '', LOCAL_OWNER);
  expect(again?.head.hash).toBe(garden.head.hash);
  expect(again && stateHash(again.world)).toBe(stateHash(garden.world));
  expect(again?.facts.name).toBe(garden.facts.name);
  expect(again?.clock.state().state).toBe('paused');
  const act = { type: 'advance', to: garden.world.clock.now + 120_000 } as const;
  expect((await again?.submit(act))?.head.seq).toBeGreaterThanOrEqual(garden.head.seq);
});

it('[X1] everything goes into one file, and ids are kept where they are free', async () => {
  const file = await bytesOf('/v1/export');
  expect(await codeOf(await send(file, { query: '?keepIds=true' }))).toEqual([
    409,
    'GARDEN_EXISTS',
  ]);
  const there = await openApp();
  const answer = await send(file, { query: '?keepIds=true', to: there.app });
  const { gardens } = restoredSchema.parse(await answer.json());
  expect(gardens).toEqual([{ from: garden.facts.id, id: garden.facts.id }]);
});

it('[X2] exports nothing of others, and gives what is restored to its caller', async () => {
  await here.database.pool.query(`insert into hakoniwa.users (id, name) values ('ann', 'Ann')`);
  const backups = databaseBackups(here.database);
  const ann = { owner: 'ann' };
  await expect(backups.write(ann, garden.facts.id)).rejects.toMatchObject({
    code: 'UNKNOWN_GARDEN',
  });
  await here.database.pool.query(`update hakoniwa.gardens set owner_id = 'ann'`);
  expect(await codeOf(await app.request(`/v1/gardens/${garden.facts.id}/export`))).toEqual([
    404,
    'UNKNOWN_GARDEN',
  ]);
  expect(await codeOf(await app.request('/v1/gardens/..%2f..%2fetc/export'))).toEqual([
    404,
    'UNKNOWN_GARDEN',
  ]);
});

it('[X3] refuses what is damaged, forged, too large or of another type, and keeps nothing of it', async () => {
  const file = await bytesOf('/v1/export');
  const cut = file.slice(0, -5);
  const changed = Uint8Array.from(file);
  changed[Math.floor(changed.length / 3)] = (changed[Math.floor(changed.length / 3)] ?? 0) ^ 0xff;
  for (const bad of [cut, changed, new Uint8Array([1, 2, 3]), new Uint8Array(0)])
    expect(await codeOf(await send(bad))).toEqual([422, 'ARCHIVE']);
  expect(await codeOf(await send(file, { type: 'text/plain' }))).toEqual([415, 'UNSUPPORTED_TYPE']);
  expect(await codeOf(await send(file, { query: '?keepIds=maybe' }))).toEqual([422, 'VALIDATION']);
  const huge = await app.request('/v1/import', {
    method: 'POST',
    headers: {
      'content-type': 'application/zip',
      'content-length': String(limits.backup.fileBytes + 1),
    },
    body: 'x',
  });
  expect(await codeOf(huge)).toEqual([413, 'TOO_LARGE']);
  expect(await here.gardens.list(LOCAL_OWNER)).toHaveLength(1);
});

it('[X4] makes few at once', async () => {
  const backups = databaseBackups(here.database);
  const streams = await Promise.all([1, 2, 3].map(() => backups.write(LOCAL_OWNER)));
  const [first, second, third] = streams;
  await first?.next();
  await second?.next();
  await expect(third?.next()).rejects.toMatchObject({ code: 'BUSY' });
  // A reader who goes away makes room.
  await first?.return({} as never);
  const again = await backups.write(LOCAL_OWNER);
  expect((await again.next()).done).toBe(false);
});
