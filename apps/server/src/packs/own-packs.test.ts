// Packs of one's own over HTTP: kept, changed, taken back, lived in, and filled with cards.
import { randomUUID } from 'node:crypto';
import { cardPng, readCard } from '@hakoniwa/actor';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { A_CARD } from '../../test/good-requests.ts';
import { openKept } from '../../test/kept-scene.ts';
import { createApp } from '../app.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';

let kept: Awaited<ReturnType<typeof openKept>>;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  kept = await openKept(`test_${randomUUID()}`);
  const { gardens, database } = kept;
  app = createApp(appParts(database, { gardens }));
});
afterAll(() => kept.close());

interface Told {
  readonly status: number;
  readonly body: Record<string, unknown> & {
    id: string;
    revision: number;
    files: Record<string, string>;
    error: { code: string; message: string };
  };
}

async function ask(method: string, path: string, body?: object | Uint8Array): Promise<Told> {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  const answer = await app.request(`/v1/packs${path}`, {
    method,
    ...(body
      ? { headers: { 'content-type': type }, body: isBytes ? body : JSON.stringify(body) }
      : {}),
  });
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Told['body'] };
}

const versioned = (files: Record<string, string>, version: string) =>
  String(files['pack.yaml']).replace(/^version:.*$/m, `version: ${version}`);

it('[PK1] a copy of the shelf is kept, its mistakes told line by line, and only a sound one is lived in', async () => {
  const made = await ask('POST', '/own', { from: 'mansion', note: 'a copy' });
  expect(made).toMatchObject({
    status: 201,
    body: { name: 'mansion', isSound: true, revision: 1 },
  });
  const { id, files } = made.body;
  const shelf = await ask('GET', '/shelf/mansion');
  expect(shelf.body.files).toEqual(files);
  const broken = {
    'places.yaml': `${files['places.yaml']}\nattic: { name: 3, exits: [nowhere] }\n`,
  };
  const bad = await ask('PUT', `/own/${id}`, { revision: 1, changes: broken });
  expect(bad).toMatchObject({ status: 200, body: { isSound: false, revision: 2, canUndo: true } });
  const { problems } = bad.body.report as { problems: { file: string; line: number }[] };
  const line = String(broken['places.yaml']).split('\n').length - 1;
  expect(problems).toContainEqual(expect.objectContaining({ file: 'places.yaml', line }));
  const refused = kept.gardens.create({ pack: id }, LOCAL_OWNER);
  await expect(refused).rejects.toMatchObject({ code: 'PACK_PROBLEMS' });
  const list = await ask('GET', '/own');
  const title = { ja: '黄昏の洋館' };
  expect(list.body.packs).toMatchObject([{ id, title, isSound: false, revision: 2 }]);
});

it('[PK2] changes are taken back and made again, and nobody is overwritten', async () => {
  const { body } = await ask('POST', '/own', { from: 'kitchen' });
  const { id, files } = body;
  const change = (revision: number, version: string) =>
    ask('PUT', `/own/${id}`, { revision, changes: { 'pack.yaml': versioned(files, version) } });
  expect((await change(1, '0.2.0')).body).toMatchObject({ version: '0.2.0', revision: 2 });
  expect((await change(1, '0.3.0')).body.error.code).toBe('MOVED_ON');
  const back = await ask('POST', `/own/${id}/undo`, { revision: 2 });
  expect(back.body).toMatchObject({ revision: 1, canUndo: false, canRedo: true });
  expect(back.body.files).toEqual(files);
  expect((await ask('POST', `/own/${id}/undo`, { revision: 1 })).body.error.code).toBe(
    'NOTHING_TO_UNDO',
  );
  expect((await ask('POST', `/own/${id}/redo`, { revision: 1 })).body).toMatchObject({
    revision: 2,
  });
  expect((await ask('POST', `/own/${id}/redo`, { revision: 2 })).body.error.code).toBe(
    'NOTHING_TO_REDO',
  );
  // From an earlier state another way can be taken; nothing of the first is lost.
  await ask('POST', `/own/${id}/undo`, { revision: 2 });
  const other = await change(1, '0.4.0');
  expect(other.body).toMatchObject({
    revision: 3,
    revisions: [{ number: 3, parent: 1 }, { number: 2 }, { number: 1 }],
  });
  expect(
    (await ask('POST', '/own', { files: { ...files, 'pack.yaml': versioned(files, '0.4.0') } }))
      .body.error.code,
  ).toBe('PACK_EXISTS');
});

it('[PK3] a garden keeps the state it was made from, and its pack is not taken away', async () => {
  const { body } = await ask('POST', '/own', { from: 'detective-office' });
  const { id, files } = body;
  const garden = await kept.gardens.create({ pack: id, seed: 1 }, LOCAL_OWNER);
  expect(garden.facts.pack).toBe(`${id}@1`);
  const gone = Object.fromEntries(Object.keys(files).map((path) => [path, null]));
  await ask('PUT', `/own/${id}`, { revision: 1, changes: gone });
  const kept_ = await garden.perform({});
  expect(kept_.events.length).toBeGreaterThan(0);
  await expect(
    kept.gardens.create({ pack: `${id}@1`, seed: 2 }, { owner: 'somebody' }),
  ).rejects.toMatchObject({ code: 'UNKNOWN_PACK' });
  expect((await ask('DELETE', `/own/${id}`)).body.error.code).toBe('PACK_USED');
  const unused = await ask('POST', '/own', {
    files: { 'pack.yaml': 'id: unused\nversion: 1.0.0' },
  });
  expect((await ask('DELETE', `/own/${unused.body.id}`)).status).toBe(200);
  expect((await ask('GET', `/own/${unused.body.id}`)).body.error.code).toBe('UNKNOWN_PACK');
});

it('[PK4] cards come into a pack or make one, and what is none is refused', async () => {
  const json = new TextEncoder().encode(JSON.stringify(A_CARD));
  const { card } = readCard(json);
  const png = cardPng(card);
  const made = await ask('POST', '/cards', png);
  expect(made).toMatchObject({ status: 201, body: { kind: 'card', pack: { isSound: true } } });
  const pack = (made.body.pack as Told['body']).id;
  const second = await ask('POST', `/own/${pack}/cards`, json);
  expect(second).toMatchObject({ status: 200, body: { pack: { revision: 2, isSound: true } } });
  const book = {
    name: 'bees',
    entries: { 0: { uid: 0, key: ['bee'], content: 'Bees hum.', comment: '' } },
  };
  const lore = await ask(
    'POST',
    `/own/${pack}/cards`,
    new TextEncoder().encode(JSON.stringify(book)),
  );
  expect(lore).toMatchObject({ status: 200, body: { kind: 'lorebook', pack: { revision: 3 } } });
  for (const bytes of [new Uint8Array([1, 2, 3]), png.subarray(0, 60)])
    expect(await ask('POST', `/own/${pack}/cards`, bytes)).toMatchObject({ status: 422 });
  expect((await ask('GET', `/own/${pack}`)).body.revision).toBe(3);
});

it('[PK5] a pack goes out as a zip and comes in as it was', async () => {
  const { body } = await ask('POST', '/own', { from: 'town' });
  const zip = await app.request(`/v1/packs/own/${body.id}/export`);
  const bytes = new Uint8Array(await zip.arrayBuffer());
  expect((await ask('DELETE', `/own/${body.id}`)).status).toBe(200);
  const headers = { 'content-type': 'application/zip' };
  const sent = await app.request('/v1/packs/own', { method: 'POST', headers, body: bytes });
  expect(sent.status).toBe(201);
  expect(((await sent.json()) as Told['body']).files).toEqual(body.files);
});

const OUTSIDE = [
  '../../x.yaml',
  'a/../b.yaml',
  '/etc/x.yaml',
  'C:x.yaml',
  'a\\b.yaml',
  './a.yaml',
  'a//b',
  'x'.repeat(301),
];

it.each(OUTSIDE)('[PK6] %s is no name of a file, new, changed or to be checked', async (path) => {
  const files = { 'pack.yaml': 'id: out\nversion: 1.0.0', [path]: 'a' };
  for (const where of ['/own', '/validate']) {
    const { status, body } = await ask('POST', where, { files });
    expect([where, status, body.error.code]).toEqual([where, 422, 'VALIDATION']);
    expect(body.error).toMatchObject({ problems: [{ path: `files.${path}` }] });
  }
  const { body } = await ask('POST', '/own', { from: 'kitchen', note: path });
  const changed = await ask('PUT', `/own/${body.id}`, { revision: 1, changes: { [path]: 'a' } });
  expect([changed.status, changed.body.error.code]).toEqual([422, 'VALIDATION']);
  await ask('DELETE', `/own/${body.id}`);
});

it('[PK6] what was kept under such a name before is told, never handed out, and can be taken away', async () => {
  const { body } = await ask('POST', '/own', { files: { 'pack.yaml': 'id: old\nversion: 1.0.0' } });
  const old = { 'pack.yaml': 'id: old\nversion: 1.0.0', '../../x.yaml': 'a' };
  const text = 'update hakoniwa.packs set files = $2 where handle = $1';
  await kept.database.pool.query(text, [body.id, JSON.stringify(old)]);
  const shown = await ask('GET', `/own/${body.id}`);
  expect(shown.body.report).toMatchObject({
    problems: expect.arrayContaining([
      expect.objectContaining({ code: 'FILE_OUTSIDE', file: '../../x.yaml', severity: 'warning' }),
    ]),
  });
  const zip = await app.request(`/v1/packs/own/${body.id}/export`);
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(entries)).toEqual(['pack.yaml']);
  const change = { 'pack.yaml': 'id: old\nversion: 1.0.1', '../../x.yaml': null };
  const mended = await ask('PUT', `/own/${body.id}`, { revision: 1, changes: change });
  expect([mended.status, Object.keys(mended.body.files)]).toEqual([200, ['pack.yaml']]);
});
