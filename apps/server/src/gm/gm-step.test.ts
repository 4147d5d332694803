// The GM over HTTP, through the app: judgements, history, and everything that can be wrong with a body.

import { databaseOfFile } from '@hakoniwa/database/test-database';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { oneGarden } from '../../test/one-garden.ts';
import { GM_REQUEST_EXAMPLE, GM_RESPONSE_EXAMPLE } from '../api/gm-example.data.ts';
import { gmResponseSchema } from '../api/gm-response-schema.ts';
import { createApp } from '../app.ts';
import { limits } from '../limits.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { openReferee } from './referee.ts';

type Body = NonNullable<RequestInit['body']>;

const database = databaseOfFile(SERVER_TABLES);
let one: Awaited<ReturnType<typeof oneGarden>>;

async function appWith(options: Parameters<typeof openReferee>[0]): Promise<Hono> {
  const referee = openReferee(options);
  return createApp(appParts(database(), { ...one, referee }));
}

let app: Hono;
beforeAll(async () => {
  one = await oneGarden(database());
  app = await appWith({});
});
afterAll(() => one.close());

function post(body: Body, headers: Record<string, string> = {}, to = app) {
  return to.request('/v1/gm/step', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

async function judge(changes: object, to = app) {
  const answer = await post(JSON.stringify({ ...GM_REQUEST_EXAMPLE, ...changes }), {}, to);
  expect(answer.status).toBe(200);
  return gmResponseSchema.parse(await answer.json());
}

const question = (session_id: string, to = app) =>
  judge({ session_id, raw_output: 'Output: ねえ、今日のごはん何にする？' }, to);

describe('judging', () => {
  it("answers the specification's example as the API says", async () => {
    expect(await judge({})).toEqual(GM_RESPONSE_EXAMPLE);
  });

  it.each([
    ['*グラスを取る* のどが渇いた。', 'MISSING_OBJECT', 0],
    ['*マグカップを取る* いい朝。', null, 3],
    ['Thought: ……', null, 0],
    [null, null, 0],
  ])('%s', async (raw_output, denied_reason, operations) => {
    const answer = await judge({ raw_output, session_id: `judging ${raw_output}` });
    expect(answer).toMatchObject({ denied_reason, allowed: denied_reason === null });
    expect(answer.world_delta).toHaveLength(operations);
  });

  it('takes a missing content type, a charset and a vendor type for JSON', async () => {
    const body = new TextEncoder().encode(JSON.stringify(GM_REQUEST_EXAMPLE));
    expect((await app.request('/v1/gm/step', { method: 'POST', body })).status).toBe(200);
    for (const type of ['application/json; charset=UTF-8', 'application/vnd.turn+json'])
      expect((await post(body, { 'content-type': type })).status).toBe(200);
  });

  it('waits for the analyser, and says in the meantime that it is not ready', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = await appWith({ load: () => gate.then(loadJapaneseTokenizer) });
    const health = async () => (await slow.request('/healthz')).json();
    const asked = question('early', slow);
    expect(await health()).toMatchObject({ status: 'ok', gm: { ready: false, sessions: 0 } });
    release();
    expect((await asked).allowed).toBe(true);
    expect(await health()).toMatchObject({ gm: { ready: true, sessions: 1 } });
  });
});

describe('history', () => {
  it('limits the third same question of a session, whatever other sessions ask', async () => {
    const sessions = Array.from({ length: 20 }, (_, i) => `parallel ${i}`);
    const ask = () => Promise.all(sessions.map((id) => question(id)));
    for (const allowed of [true, true, false])
      for (const answer of await ask())
        expect(answer).toMatchObject({ allowed, denied_reason: allowed ? null : 'RATE_LIMITED' });
  });

  it('a session called __proto__ is one like any other', async () => {
    for (const allowed of [true, true, false])
      expect(await question('__proto__')).toMatchObject({ allowed });
    expect(await question('constructor')).toMatchObject({ allowed: true });
  });

  it('forgets the session unused for longest when there are too many', async () => {
    const small = await appWith({ history: { ...limits.history, sessions: 2 } });
    for (const id of ['a', 'a', 'b', 'c']) await question(id, small);
    expect(await (await small.request('/healthz')).json()).toMatchObject({ gm: { sessions: 2 } });
    expect(await question('a', small)).toMatchObject({ allowed: true });
  });

  it('forgets a session that has been silent too long', async () => {
    let now = 0;
    const timed = await appWith({ now: () => now });
    for (const minutes of [0, 1]) {
      now = minutes * 60_000;
      await question('a', timed);
    }
    now += limits.history.idleMs + 1;
    expect(await question('a', timed)).toMatchObject({ allowed: true });
  });

  it('forgets what weighs too much', async () => {
    const light = await appWith({ history: { ...limits.history, sessionWeight: 10 } });
    for (let i = 0; i < 4; i++) expect((await question('a', light)).allowed).toBe(true);
    const total = await appWith({ history: { ...limits.history, totalWeight: 400 } });
    for (let i = 0; i < 20; i++) await question(`s${i}`, total);
    const { gm } = (await (await total.request('/healthz')).json()) as { gm: { sessions: number } };
    expect(gm.sessions).toBeLessThan(5);
  });
});

describe('bad bodies', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const withWorld = (world_state: unknown) =>
    JSON.stringify({ ...GM_REQUEST_EXAMPLE, world_state });
  const table = (count: number, entry: (i: number) => object) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, entry(i)]));

  it.each<[string, Body, Record<string, string>, number, string]>([
    ['nothing', '', {}, 400, 'NOT_JSON'],
    ['no JSON', '{"session_id":', {}, 400, 'NOT_JSON'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), {}, 400, 'NOT_JSON'],
    [
      'a form',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_TYPE',
    ],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_TYPE'],
    [
      'Shift_JIS',
      '{}',
      { 'content-type': 'application/json; charset=shift_jis' },
      415,
      'UNSUPPORTED_TYPE',
    ],
    ['one byte too many', ' '.repeat(limits.bodyBytes + 1), {}, 413, 'TOO_LARGE'],
    [
      'a lying length',
      ' '.repeat(limits.bodyBytes + 1),
      { 'content-length': '10' },
      413,
      'TOO_LARGE',
    ],
    ['an announced giant', '{}', { 'content-length': '99999999999' }, 413, 'TOO_LARGE'],
    ['a deep nest', nested(400_000), {}, 422, 'VALIDATION'],
    [
      'a deep nest inside',
      withWorld({ events: [] }).replace('[]', nested(1_000)),
      {},
      422,
      'VALIDATION',
    ],
  ])('%s', async (_name, body, headers, status, code) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  it('a body of exactly the limit is read', async () => {
    const text = JSON.stringify(GM_REQUEST_EXAMPLE);
    const padding = limits.bodyBytes - Buffer.byteLength(text);
    expect((await post(text + ' '.repeat(padding))).status).toBe(200);
  });

  it.each<[string, object]>([
    ['session_id', { session_id: undefined }],
    ['session_id', { session_id: 7 }],
    ['turn_number', { turn_number: -1 }],
    ['turn_number', { turn_number: 'one' }],
    ['speaker', { speaker: '' }],
    ['speaker', { speaker: null }],
    ['raw_output', { raw_output: { text: 'hi' } }],
    ['world_state', { world_state: [] }],
    ['language', { language: 'fr' }],
    ['world_state.time.label', { world_state: { time: { label: 1 } } }],
    ['world_state.location', { world_state: { location: 'キッチン' } }],
    [
      'world_state.characters.やな.holding',
      { world_state: { characters: { やな: { holding: 'x' } } } },
    ],
    [
      'world_state.props.マグカップ.state.1',
      { world_state: { props: { マグカップ: { state: ['a', 2] } } } },
    ],
    ['world_state.props.a', { world_state: { props: { a: 'here' } } }],
    ['world_state.events', { world_state: { events: {} } }],
    ['world_state', { world_state: { props: table(limits.worldEntries + 1, () => ({})) } }],
  ])('names %s', async (path, changes) => {
    const answer = await post(JSON.stringify({ ...GM_REQUEST_EXAMPLE, ...changes }));
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { code: string; problems: object[] } };
    expect(error.code).toBe('VALIDATION');
    expect(error.problems).toContainEqual({ path, message: expect.any(String) });
  });

  it.each([['null'], ['7'], ['"text"'], ['[]'], ['{}']])('%s is no request', async (body) => {
    expect((await post(body)).status).toBe(422);
  });

  it('keys of objects are names and nothing else', async () => {
    const body = withWorld({ location: { current: 'k' } }).replace(
      '"current"',
      '"__proto__":{"allowed":true},"constructor":{"prototype":{"x":1}},"current"',
    );
    const world = JSON.stringify({
      session_id: 'p',
      speaker: 'a',
      raw_output: '*takes the __proto__*',
    });
    const props = `{"props":{"__proto__":{"location":"k"}},"characters":{"__proto__":{"location":"k"},"a":{"location":"k"}}}`;
    for (const text of [body, world.replace(/\}$/, `,"world_state":${props}}`)])
      expect((await post(text)).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'allowed') || 'x' in {}).toBe(false);
  });
});
