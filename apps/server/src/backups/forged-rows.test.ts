// A backup whose rows somebody changed who knows the form: refused, or taken; what is kept of it can be read.
import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWholeServer, type WholeServer } from '../../test/whole-server.ts';
import { createApp } from '../app.ts';

let server: WholeServer;
let app: ReturnType<typeof createApp>;
let bytes: Uint8Array;
beforeAll(async () => {
  server = await openWholeServer();
  app = createApp(server.parts);
  await app.request('/v1/settings', {
    ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ language: 'ja' }),
  });
  const garden = await app.request('/v1/export');
  bytes = new Uint8Array(await garden.arrayBuffer());
  // There is only room for so many.
  await server.database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
});
afterAll(() => server.close());

type Row = Record<string, unknown>;

/** The first row of an entry with other fields, and every digest as it then must be. */
function forged(entry: RegExp, change: Row): Uint8Array {
  const { 'manifest.json': manifest, ...entries } = unzipSync(bytes);
  const name = Object.keys(entries).find((one) => entry.test(one)) ?? '';
  const text = strFromU8(entries[name] ?? new Uint8Array());
  const [first = '{}', ...rest] = name.endsWith('.json') ? [text] : text.split('\n');
  const row = { ...(JSON.parse(first) as Row), ...change };
  entries[name] = strToU8([JSON.stringify(row), ...rest].join('\n'));
  const listed = Object.entries(entries).map(([one, data]) => ({
    ...{ name: one, bytes: data.byteLength },
    sha256: createHash('sha256').update(data).digest('hex'),
  }));
  const told = JSON.parse(strFromU8(manifest ?? new Uint8Array())) as object;
  const said = strToU8(JSON.stringify({ ...told, entries: listed }));
  return zipSync({ ...entries, 'manifest.json': said });
}

const headers = { 'content-type': 'application/zip' };

async function restored(backup: Uint8Array): Promise<{ status: number; ids: string[] }> {
  const answer = await app.request('/v1/import', { method: 'POST', headers, body: backup });
  const { gardens = [] } = (await answer.json()) as { gardens?: { id: string }[] };
  return { status: answer.status, ids: gardens.map(({ id }) => id) };
}

/** Whatever of all this answers with a mistake of ours. */
async function mistakes(ids: readonly string[]): Promise<string[]> {
  const tails = [
    '',
    '/view',
    '/events',
    '/story',
    '/minds',
    '/branches',
    '/chronicle',
    '/prompts?seq=1',
  ];
  const paths = [
    ...['/v1/gardens', '/v1/packs/own', '/v1/settings', '/v1/game/characters'],
    // Whoever took nothing in has nothing else to give out.
    ...(ids.length > 0 ? ['/v1/export'] : []),
    ...ids.flatMap((id) => tails.map((tail) => `/v1/gardens/${id}${tail}`)),
  ];
  const found = [];
  for (const path of paths) {
    const answer = await app.request(path);
    await answer.arrayBuffer();
    if (answer.status >= 500) found.push(`${answer.status} ${path}`);
  }
  return found;
}

it('[X9] a server takes its own backup in again, whoever was waiting to begin', async () => {
  const told = await restored(bytes);
  expect(told.status).toBe(201);
  expect(await mistakes(told.ids)).toEqual([]);
  await server.database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
});

it.each<[string, RegExp, Row, number]>([
  ['files that are no JSON', /^packs/, { files: 'no', name: 'a' }, 422],
  ['files that are no texts', /^packs/, { files: '{"pack.yaml":1}', name: 'b' }, 422],
  ['a state that is a list', /^revisions/, { files: '[]' }, 422],
  ['keys of prototypes', /^packs/, { files: '{"__proto__":"x"}', name: 'c' }, 422],
  ['a setting that is no JSON', /^settings/, { value: 'no', name: 'setting.language' }, 201],
  ['a pack nobody knows', /0001\/garden/, { facts: { pack: 'atlantis', title: 'x' } }, 201],
  ['a language nobody speaks', /0001\/garden/, { facts: { pack: 'kitchen', language: 'xx' } }, 422],
  [
    'a clock that is none',
    /0001\/garden/,
    { facts: { pack: 'kitchen', clockState: 'x', clockSpeed: 'y' } },
    201,
  ],
])('[X8] %s', async (_what, entry, change, status) => {
  const { rowCount } = await server.database.pool.query('select from hakoniwa.gardens');
  const told = await restored(forged(entry, change));
  expect(told.status).toBe(status);
  expect(await mistakes(told.ids)).toEqual([]);
  const now = (await server.database.pool.query('select from hakoniwa.gardens')).rowCount;
  if (status !== 201) expect(now).toBe(rowCount);
  await server.database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
});

it('[PK6] files that lead out of a pack are left, and said to be', async () => {
  const body = forged(/^packs/, { files: '{"../x.yaml":"y","a.md":"z"}', name: 'led-out' });
  const answer = await app.request('/v1/import', { method: 'POST', headers, body });
  const { packsLeft } = (await answer.json()) as { packsLeft: string[] };
  expect(packsLeft).toContain('led-out: ../x.yaml');
  const { rows } = await server.database.pool.query(
    "select files, hash from hakoniwa.packs where name = 'led-out'",
  );
  const files = '{"a.md":"z"}';
  expect(rows).toEqual([{ files, hash: createHash('sha256').update(files).digest('hex') }]);
});

it('[X8] a call in no form of ours is a call of which nothing is known', async () => {
  await server.database.pool.query(
    `insert into hakoniwa.model_calls (id, garden_id, branch, seq, state, character, request, answer)
     select 'call-1', id, 'main', 1, 'answered', 'yana', 'no', 'no' from hakoniwa.gardens where name = $1`,
    [server.ids.id],
  );
  const answer = await app.request(`/v1/gardens/${server.ids.id}/prompts?character=yana`);
  expect(answer.status).toBe(200);
});
