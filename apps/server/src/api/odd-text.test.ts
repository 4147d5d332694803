// Odd text in every place of every request: refused with its place, or taken; never a mistake of ours.
import { soundText } from '@hakoniwa/stage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GOOD_QUERIES, GOOD_REQUESTS } from '../../test/good-requests.ts';
import { openPeopled, type Peopled } from '../../test/peopled.ts';
import { playQueries, playRequests } from '../../test/play-requests.ts';
import { openWholeServer, type WholeServer } from '../../test/whole-server.ts';
import { createApp } from '../app.ts';
import type { Route } from '../route.ts';
import { ROUTES } from '../routes/index.ts';
import { apiDocument } from './document.ts';

let server: WholeServer;
let people: Peopled;
let app: ReturnType<typeof createApp>;
let signedIn: ReturnType<Peopled['appOf']>;
beforeAll(async () => {
  server = await openWholeServer();
  people = await openPeopled();
  const parts = { ...server.parts, borders: MANY };
  app = createApp(parts);
  signedIn = people.appOf(parts);
});
afterAll(async () => {
  await people.close();
  await server.close();
});

/** Nobody can keep these. */
const UNSOUND = ['n\u0000l', 'h\ud83clf'];
/** These are odd, and text. */
const ODD = ['c\u0001\u0018\u007f\u0085 b\u202e\ufeff\u2028 n\ufffe\uffff\u{10ffff} 🌱'];

/** Odd text in an address: sound and not, and what is no UTF-8 or no escape at all. */
const ADDRESSES = ['n%00l', 'c%01%18%7f%c2%85', '%EF%BF%BE%F4%8F%BF%BF', '%ED%A0%BC', '%', '%ff'];

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The body with another text in place of one of its texts, or as one more key; and where that is. */
function* placed(body: Json, text: string, path: string[] = []): Generator<[Json, string[]]> {
  if (typeof body === 'string') yield [text, path];
  if (typeof body !== 'object' || body === null) return;
  if (!Array.isArray(body)) yield [{ ...body, [text]: 1 }, [...path, text]];
  for (const [key, inner] of Object.entries(body))
    for (const [changed, where] of placed(inner, text, [...path, key]))
      yield [
        Object.assign(Array.isArray(body) ? [...body] : { ...body }, { [key]: changed }),
        where,
      ];
}

const isAboutAccounts = ({ path }: Route) => /^\/v1\/(account|invitations|sessions)\b/.test(path);

async function ask(route: Route, url: string, init: RequestInit): Promise<Response> {
  const answer = isAboutAccounts(route)
    ? await signedIn({ url, init })
    : await app.request(url, init);
  expect([url, init.body, answer.status < 500]).toEqual([url, init.body, true]);
  return answer;
}

const rate = { burst: 100_000, perSecond: 100_000 };
const MANY = { rates: { request: rate, signIn: rate, limitsLoopback: false } };

const named = (route: Route) =>
  route.path.replace(/:(\w+)/g, (_, name: string) => {
    const ids: Record<string, string> = { ...people.ids, ...server.ids };
    return ids[`${name}@${route.operation.id}`] ?? ids[name] ?? name;
  });
const goodBody = ({ operation: { id } }: Route) =>
  ({ ...GOOD_REQUESTS, ...playRequests(server.ids), ...MORE })[id] as Json | undefined;
const goodQuery = ({ operation: { id } }: Route) =>
  ({ ...GOOD_QUERIES, ...playQueries(server.ids) })[id] ?? '';
/** Bodies with every text in them that may be left out. */
const MORE: Readonly<Record<string, object>> = {
  probeModel: { url: 'http://127.0.0.1:9/' },
  signIn: { name: 'aya', password: 'wrong wrong wrong' },
  signUp: { name: 'ren', password: 'wrong wrong wrong', invitation: 'none' },
  askExport: { garden: 'none' },
  createGarden: { pack: 'kitchen', name: 'a', scenario: 'kitchen_morning', language: 'en' },
  takeTurn: { type: 'perform', actor: 'yana', text: '「おはよう」', thought: 'ねむい' },
  edit: { patch: [{ op: 'add', path: '/notes', value: { a: ['b'] } }], lock: ['/seq'] },
  chooseMinds: { everyone: 'instinct', characters: { yana: 'instinct' } },
  changeSettings: { model: 'none', modelServers: ['http://127.0.0.1:9/'] },
  createPack: { files: { 'pack.yaml': 'id: b\nversion: 1.0.0' }, note: 'first' },
  changePack: { revision: 1, changes: { 'a.md': 'b' }, note: 'second' },
  createCharacter: {
    ...{ name: 'ソラ', description: 'a', appearance: 'b', personality: 'c' },
    ...{ pack: 'nexus', scenario: 'none', language: 'ja' },
  },
  endSession: { reason: 'tired' },
  execute: { actionText: '周りを見渡す', actionType: 'choice', choiceId: 'none' },
};

const each = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const json = { 'content-type': 'application/json' };

it.each(each(ROUTES.filter((route) => route.operation.body !== undefined)))(
  '[T1] %s takes odd text in its body, or refuses it where it stands',
  async (_name, route) => {
    const body = goodBody(route);
    if (body === undefined) return;
    const method = route.method.toUpperCase();
    const url = `${named(route)}${goodQuery(route)}`;
    for (const text of [...UNSOUND, ...ODD])
      for (const [changed, path] of placed(body, text)) {
        const init = { method, headers: json, body: JSON.stringify(changed) };
        const answer = await ask(route, url, init);
        if (!UNSOUND.includes(text) || /card/i.test(route.operation.id)) continue;
        if (route.operation.id === 'gmStep' && path[0] === 'raw_output') continue;
        const told = (await answer.json()) as { error?: { problems?: { path: string }[] } };
        const place = soundText(path.join('.'));
        expect([url, answer.status, told.error?.problems?.[0]?.path]).toEqual([url, 422, place]);
      }
  },
);

it.each(each(ROUTES.filter(({ path, operation }) => path.includes(':') || operation.query)))(
  '[T2] %s takes odd text in its address, or refuses it',
  async (_name, route) => {
    const body = goodBody(route);
    const method = route.method.toUpperCase();
    const init =
      body === undefined ? { method } : { method, headers: json, body: JSON.stringify(body) };
    for (const odd of ADDRESSES) {
      const good = named(route).split('/');
      for (const [at, part] of route.path.split('/').entries()) {
        if (!part.startsWith(':')) continue;
        const { status } = await ask(route, good.with(at, odd).join('/'), init);
        expect([odd, status >= 400]).toEqual([odd, true]);
      }
      for (const { name } of route.operation.query ?? []) {
        const answer = await ask(route, `${named(route)}?${name}=${odd}`, init);
        await answer.body?.cancel();
        if (odd === 'n%00l') expect([name, answer.status]).toEqual([name, 422]);
      }
    }
  },
);

/** Neither a number nor a word of any list. */
const NONSENSE = ['AAA', '', '1.5', '0x10', '-1', '99999999999999999999', 'ja,en'];

it.each(each(ROUTES.filter(({ operation }) => operation.query)))(
  '[T3] %s takes a parameter that is as its document says, and no other',
  async (_name, route) => {
    const { parameters = [] } = Object.values(apiDocument([route], 'en').paths)
      .flatMap((one) => Object.values(one))
      .reduce((one) => one);
    for (const { name, in: place, schema } of parameters)
      for (const word of place === 'query' && (schema.enum || schema.type === 'integer')
        ? NONSENSE
        : []) {
        const method = route.method.toUpperCase();
        const answer = await ask(route, `${named(route)}?${name}=${word}`, { method });
        const { error } = (await answer.json()) as { error: { problems: { path: string }[] } };
        const told = error.problems.map(({ path }) => path);
        expect([name, word, answer.status, told.includes(name)]).toEqual([name, word, 422, true]);
      }
  },
);

it('[T1] what a model wrote is mended, not refused', async () => {
  const body = {
    ...(GOOD_REQUESTS.gmStep as object),
    raw_output: 'Output: 「お\u0000は🌱\ud83c」',
  };
  const answer = await app.request('/v1/gm/step', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/\\u0000|\\ud83c/);
});

it('[T1] nothing of it stays behind: no garden stands still, no job fails', () => {
  expect(server.failures).toEqual([]);
});
