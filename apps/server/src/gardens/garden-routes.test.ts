// Gardens over HTTP: turns taken once, moves along the log, the director's hand, and who hears what.

import { databaseOfFile } from '@hakoniwa/database/test-database';
import {
  branchListSchema,
  eventPageSchema,
  gardenDetailSchema,
  submittedSchema,
  viewSchema,
} from '@hakoniwa/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { oneGarden } from '../../test/one-garden.ts';
import { createApp } from '../app.ts';
import { SERVER_TABLES } from '../server-tables.ts';

/** What the answers below are asked for; schemas check the rest. */
interface Body {
  readonly error: { readonly code: string };
  readonly head: { readonly seq: number };
  readonly branch: { readonly id: string };
  readonly allowed: boolean;
  readonly why: string;
  readonly events: readonly unknown[];
}

const database = databaseOfFile(SERVER_TABLES);
let one: Awaited<ReturnType<typeof oneGarden>>;
let app: ReturnType<typeof createApp>;
beforeEach(async () => {
  one = await oneGarden(database());
  app = createApp(appParts(database(), one));
});
afterEach(() => one.close());

const get = async (tail: string) => {
  const answer = await app.request(`/v1/gardens/${one.id}${tail}`);
  return { status: answer.status, body: (await answer.json()) as Body };
};
const post = async (tail: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await app.request(`/v1/gardens/${one.id}/${tail}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
};
const act = (actor: string, verb: string, object: string) => ({
  type: 'act',
  act: { verb, actor, object },
});
const takeMug = act('yana', 'take', 'mug');
const inject = (text: string) => post('injections', { text });

describe('turns', () => {
  it('[G1] one key, one turn, however often and however parallel', async () => {
    const key = { 'idempotency-key': 'turn-1' };
    const all = await Promise.all(Array.from({ length: 20 }, () => post('turns', takeMug, key)));
    const answers = all.map(({ body }) => submittedSchema.parse(body));
    expect(one.garden.head.seq).toBe(1);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(answers.map(({ head }) => head.hash)).size).toBe(1);
    expect(answers.every(({ allowed }) => allowed)).toBe(true);
    const other = await post('turns', act('ayu', 'take', 'apple'), key);
    expect([other.status, other.body.error.code]).toEqual([422, 'KEY_REUSED']);
    await post('turns', act('ayu', 'take', 'apple'));
    expect(one.garden.head.seq).toBe(2);
  });

  it('[G1] a denial is an answer: kept, explained, and the same when asked again', async () => {
    const key = { 'idempotency-key': 'turn-2' };
    for (const repeated of [false, true]) {
      const { status, body } = await post('turns', act('yana', 'take', 'book'), key);
      expect(status).toBe(200);
      expect(submittedSchema.parse(body)).toMatchObject({ allowed: false, repeated });
      expect(body.why).not.toBe('');
      expect(body.events).toHaveLength(1);
    }
    expect(one.garden.head.seq).toBe(1);
  });

  it.each(['', 'a b', '鍵', 'x'.repeat(201)])('[G1] %j is no key', async (key) => {
    const header = encodeURIComponent(key) === key ? key : `${encodeURIComponent(key)} x`;
    const answer = await post('turns', takeMug, { 'idempotency-key': header });
    expect([answer.status, one.garden.head.seq]).toEqual([422, 0]);
  });
});

describe('moves', () => {
  it('[G2] undo, redo, switch and fork delete nothing', async () => {
    for (const text of ['one', 'two', 'three']) await inject(text);
    expect((await post('redo', {})).body.error.code).toBe('NOTHING_TO_REDO');
    const undone = await post('undo', { turns: 2 });
    expect(undone.body.head.seq).toBe(1);
    expect((await post('redo', {})).body.head).toMatchObject({ branch: 'main', seq: 3 });
    const forked = await post('fork', { at: { branch: 'main', seq: 2 } });
    expect(forked.body).toMatchObject({ head: { seq: 2 }, branch: { parent: { seq: 2 } } });
    expect(forked.body.branch.id).toMatch(/^branch-[0-9a-f]{20}$/);
    await inject('elsewhere');
    expect((await post('switch', { branch: 'main' })).body.head.seq).toBe(3);
    expect((await post('switch', { branch: 'no such branch' })).status).toBe(404);
    expect((await post('fork', { at: { branch: 'main', seq: 99 } })).status).toBe(422);
    const list = branchListSchema.parse((await get('/branches')).body);
    expect(list.branches).toHaveLength(3);
    const texts = async (branch: string) =>
      eventPageSchema
        .parse((await get(`/events?branch=${branch}`)).body)
        .events.map(({ text }) => text);
    expect(await texts('main')).toEqual(['one', 'two', 'three']);
    expect(await texts(forked.body.branch.id)).toEqual(['one', 'two', 'elsewhere']);
  });

  it('[G2] a fork that is not entered leaves the garden where it is', async () => {
    await inject('one');
    const { body } = await post('fork', { enter: false });
    expect(body.head).toMatchObject({ branch: 'main', seq: 1 });
  });
});

describe('director', () => {
  it('[G3] edits and pins are signed events; what is pinned does not move', async () => {
    const edit = await post('edits', {
      patch: [{ op: 'replace', path: '/characters/yana/name', value: 'やな' }],
      lock: ['/props/mug/at'],
    });
    expect(submittedSchema.parse(edit.body)).toMatchObject({
      allowed: true,
      events: [{ type: 'world-edited', director: { command: { by: 'director' } } }],
    });
    expect((await post('turns', takeMug)).body.allowed).toBe(false);
    expect((await post('locks', { unlock: ['/props/mug/at'] })).body.allowed).toBe(true);
    expect((await post('turns', takeMug)).body.allowed).toBe(true);
    expect((await post('locks', {})).status).toBe(422);
  });

  it('[G3] the longest path that may be pinned is told whole', async () => {
    const { status, body } = await post('locks', { lock: [`/${'/'.repeat(999)}`] });
    expect(status).toBe(200);
    expect(submittedSchema.safeParse(body).error).toBeUndefined();
  });

  it('[G3] what the world cannot bear is denied, and what is no edit refused', async () => {
    const nowhere = [{ op: 'replace', path: '/characters/yana/place', value: 'atlantis' }];
    expect((await post('edits', { patch: nowhere })).body).toMatchObject({ allowed: false });
    expect((await post('edits', { patch: [{ op: 'eval', path: '/' }] })).status).toBe(422);
    expect((await post('injections', { text: 'x', by: 'somebody else' })).status).toBe(422);
    expect((await post('injections', { text: 'x', place: 'atlantis' })).body.allowed).toBe(false);
  });
});

describe('readers', () => {
  it('[G4] views and events differ by reader', async () => {
    await post('turns', act('ayu', 'take', 'diary'));
    await post('edits', {
      patch: [{ op: 'replace', path: '/characters/ayu/place', value: 'living' }],
    });
    await post('turns', takeMug);
    const view = async (as: string) =>
      viewSchema.parse((await get(`/view?as=${as}`)).body).props.map(({ id }) => id);
    expect(await view('director')).toContain('coin');
    expect(await view('public')).not.toContain('coin');
    expect(await view('character:yana')).not.toContain('book');
    const heard = async (as: string) =>
      eventPageSchema.parse((await get(`/events?as=${as}`)).body).events;
    expect((await heard('director')).every(({ director }) => director !== undefined)).toBe(true);
    const public_ = await heard('public');
    expect(public_.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(JSON.stringify(public_)).not.toMatch(/"(director|patch|command|detail)"/);
    // Ayu had left when Yana took the mug.
    expect((await heard('character:ayu')).map(({ seq }) => seq)).not.toContain(3);
    expect((await heard('character:yana')).map(({ seq }) => seq)).toContain(3);
    for (const as of ['character:nobody', 'character:__proto__'])
      expect((await get(`/view?as=${as}`)).status).toBe(404);
    expect((await get('/view?as=root')).status).toBe(422);
  });

  it('[G4] why somebody did something is told to them and to the director, and to nobody else', async () => {
    await inject('The bell rings.');
    const why = { goal: 'happening:bell', causes: [1] };
    const taken = submittedSchema.parse((await post('turns', { ...takeMug, why })).body);
    expect(taken.events).toMatchObject([{ why }]);
    const heard = async (as: string) => (await get(`/events?after=1&as=${as}`)).body.events;
    for (const as of ['director', 'character:yana'])
      expect(await heard(as)).toMatchObject([{ seq: 2, why }]);
    for (const as of ['public', 'character:ayu'])
      expect(JSON.stringify(await heard(as))).not.toMatch(/"why"|happening:bell/);
    const drop = act('yana', 'put', 'mug');
    const ahead = await post('turns', { ...drop, why: { answers: 9 } });
    expect(ahead.body).toMatchObject({ allowed: false, denial: { cause: 'not-yet-happened' } });
    expect((await post('turns', { ...drop, why: { goal: 'x'.repeat(121) } })).status).toBe(422);
  });

  it('[G4] a thought is nobody else’s to read', async () => {
    const secret = 'I will hide the coin';
    await post('turns', { type: 'perform', actor: 'yana', text: 'hm', thought: secret });
    for (const as of ['public', 'character:ayu'])
      expect(JSON.stringify(await get(`/events?as=${as}`))).not.toContain(secret);
    expect(JSON.stringify(await get('/events?as=director'))).toContain(secret);
  });
});

it('[G5] pages follow each other without a gap, whoever reads', async () => {
  for (let i = 1; i <= 7; i++) await inject(`event ${i}`);
  const seen: number[] = [];
  let after: number | null = 0;
  for (let pages = 0; after !== null; pages++) {
    expect(pages).toBeLessThan(5);
    const page: ReturnType<typeof eventPageSchema.parse> = eventPageSchema.parse(
      (await get(`/events?after=${after}&limit=3`)).body,
    );
    seen.push(...page.events.map(({ seq }) => seq));
    after = page.next;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect((await get('/events?after=7')).body).toMatchObject({ events: [], next: null });
  expect((await get('/events?after=900')).body).toMatchObject({ events: [], next: null });
  for (const bad of ['after=-1', 'after=x', 'limit=0', 'limit=100000', 'after=1.5'])
    expect([bad, (await get(`/events?${bad}`)).status]).toEqual([bad, 422]);
});

it('[G6] time can be let pass at once where nothing moves by itself', async () => {
  const before = one.garden.world.clock.now;
  const passed = await post('clock', { advanceMinutes: 90 });
  expect(passed.body).toEqual({ now: before + 90 * 60_000, state: 'paused', speed: 1 });
  for (const bad of [{}, { speed: 0 }, { speed: 1e9 }, { advanceMinutes: 1e9 }, { state: 'gone' }])
    expect((await post('clock', bad)).status).toBe(422);
});

it('[G7] an unknown garden is a 404, whatever is asked of it', async () => {
  expect(gardenDetailSchema.parse((await get('')).body)).toMatchObject({ id: one.id, seq: 0 });
  const unknown = `garden-${'0'.repeat(20)}`;
  for (const tail of ['', '/view', '/events', '/branches']) {
    const answer = await app.request(`/v1/gardens/${unknown}${tail}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { error: { code: 'UNKNOWN_GARDEN' } },
    ]);
  }
});
