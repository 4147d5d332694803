// Walks every route of the document: what is answered is what the document says, status and body.
import type { LivingGarden } from '@hakoniwa/garden';
import { startScriptedOllama } from '@hakoniwa/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appParts, idleReferee } from '../../test/app-parts.ts';
import { GOOD_QUERIES, GOOD_REQUESTS, MORE_REQUESTS } from '../../test/good-requests.ts';
import { labWithRun } from '../../test/lab-with-run.ts';

import { openPeopled, type Peopled } from '../../test/peopled.ts';
import { MORE_QUERIES, playQueries, playRequests } from '../../test/play-requests.ts';
import { openPlayed, type Played, playIds } from '../../test/play-scene.ts';
import { deskWithJobs } from '../../test/queue-with-jobs.ts';
import { createApp } from '../app.ts';
import type { Backups } from '../backups/backups.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';
import { limits } from '../limits.ts';
import { modelDetection } from '../models/model-detection.ts';
import { Refused } from '../refused.ts';
import type { Route } from '../route.ts';
import { ROUTES } from '../routes/index.ts';
import { openServerSettings, type ServerSettings } from '../settings/server-settings.ts';
import { GM_RESPONSE_EXAMPLE } from './gm-example.data.ts';
import type { OperationAnswer } from './operation.ts';
import { answersOf } from './refusals.ts';

const token = 'a token that nobody guesses';
let gardens: Played['gardens'];
let settings: ServerSettings;
let garden: LivingGarden;
/** Without a token, with one, and with accounts: the table of all routes is made once for each. */
let open: ReturnType<typeof createApp>;
let guarded: ReturnType<typeof createApp>;
let signedIn: ReturnType<Peopled['appOf']>;
let ids: Record<string, string>;
let leave: Peopled['close'];
let kept: Awaited<ReturnType<typeof deskWithJobs>>;
let studied: Awaited<ReturnType<typeof labWithRun>>;
let played: Played;
let ollama: Awaited<ReturnType<typeof startScriptedOllama>>;

beforeAll(async () => {
  played = await openPlayed();
  ({ gardens } = played);
  garden = await gardens.create({ pack: 'kitchen', language: 'ja', seed: 1 }, LOCAL_OWNER);
  const people = await openPeopled();
  ({ ids, close: leave } = people);
  const { id } = garden.facts;
  const step = async () => GM_RESPONSE_EXAMPLE as never;
  ollama = await startScriptedOllama({ answer: () => '' });
  GOOD.probeModel = { url: ollama.url };
  const models = modelDetection({ hosts: [ollama.url] });
  const front = { ja: id, en: id };
  const backups = backupsOf(id);
  kept = await deskWithJobs(backups);
  studied = await labWithRun(kept.database);
  const { lab, run } = studied;
  ids = { ...ids, ...kept.ids, run };
  const { jobs, packs } = kept;
  const { playing, database } = played;
  settings = await openServerSettings({ said: {}, database });
  ids = { ...ids, ...(await playIds(played)) };
  Object.assign(GOOD, playRequests(ids));
  Object.assign(QUERIES, playQueries(ids));
  const referee = { ...idleReferee, step };
  const given = { gardens, front, referee, models, backups, jobs, packs, lab, playing, settings };
  const parts = appParts(database, { ...given, borders: { rates: MANY } });
  open = createApp(parts);
  guarded = createApp({ ...parts, borders: { rates: MANY, token } });
  signedIn = people.appOf(parts);
});
afterAll(async () => {
  await leave();
  await studied.close();
  await kept.close();
  settings.close();
  await played.close();
  await ollama.stop();
});

/** Backups of a server with one garden; what they hold is proved elsewhere. */
function backupsOf(known: string): Backups {
  return {
    write: async (_caller, id = known) => {
      if (id !== known) throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
      return (async function* () {
        yield new Uint8Array([1]);
        return {} as never;
      })();
    },
    restore: async () => ({
      ...{ gardens: [{ from: 'a', id: known }], characters: [], packsLeft: [], settingsLeft: [] },
      isLedgerLeft: false,
    }),
  };
}

const rate = { burst: 100_000, perSecond: 100_000 };
const MANY = { request: rate, signIn: rate, limitsLoopback: false };

/** Completed when what they name is there. */
const GOOD: Record<string, object> = { ...GOOD_REQUESTS, signIn: { token } };
const QUERIES: Record<string, string> = { ...GOOD_QUERIES };

/** What only happens under load, by our own mistake, outside HTTP, or where no server is. */
const UNSEEN = new Set([101, 408, 409, 429, 500, 502, 503, 507]);

const documented: (route: Route) => Readonly<Record<number, OperationAnswer>> = answersOf;

const hasBody = ({ operation }: Route) => operation.body !== undefined;
const addressOf = ({ path, operation }: Route, id: string) =>
  path.replace(':id', id).replace(/:(\w+)/g, (_all, name: string) => {
    // Only a job that failed is tried again.
    const wanted = operation.id === 'retryJob' ? 'deadJob' : name;
    return ids[`${wanted}@${operation.id}`] ?? ids[wanted] ?? name;
  });

/** An id of its kind that nobody has. */
const unknown = (name: string) =>
  name === 'job'
    ? '00000000-0000-4000-8000-000000000000'
    : `${NOUNS[name] ?? name}-${'0'.repeat(20)}`;
const NOUNS: Readonly<Record<string, string>> = { id: 'garden' };

/** Routes that only mean something where people have accounts. */
const isAboutAccounts = ({ path }: Route) => /^\/v1\/(account|invitations|sessions)\b/.test(path);

const queryOf = ({ operation: { id } }: Route) =>
  id === 'compareLabRuns' ? `?first=${ids.run}&second=${ids.run}` : (QUERIES[id] ?? '');

/** Everything tried on one route. */
function* attempts(route: Route): Generator<{ url: string; init: RequestInit; isGuarded?: true }> {
  const method = route.method.toUpperCase();
  const base = addressOf(route, garden.facts.id);
  const url = `${base}${queryOf(route)}`;
  const body = hasBody(route) ? JSON.stringify(GOOD[route.operation.id] ?? {}) : undefined;
  const json = { 'content-type': 'application/json' };
  const headers: Record<string, string> = body === undefined ? {} : json;
  const good: RequestInit = { method, headers, ...(body === undefined ? {} : { body }) };
  yield { url, init: good };
  yield { url, init: { ...good, headers: { ...headers, host: 'evil.example' } } };
  yield { url, init: { ...good, headers: { ...headers, origin: 'http://evil.example' } } };
  yield { url, init: good, isGuarded: true };
  if (route.path.includes(':')) {
    yield { url: route.path.replace(/:\w+/g, '%00'), init: good };
    yield { url: route.path.replace(/:(\w+)/g, (_all, name: string) => unknown(name)), init: good };
  }
  for (const query of MORE_QUERIES[route.operation.id] ?? [])
    yield { url: `${base}${query}`, init: good };
  for (const more of MORE_REQUESTS[route.operation.id] ?? [])
    yield { url, init: { ...good, body: JSON.stringify(more) } };
  for (const { name } of route.operation.query ?? [])
    yield { url: `${base}?${name}=%00nonsense`, init: good };
  if (/^(?:importAll|askImport|packFromCard|importCard)$/.test(route.operation.id)) {
    const zip = { 'content-type': 'application/zip' };
    yield { url, init: { method, headers: zip, body: 'x' } };
    const length = { ...zip, 'content-length': String(limits.backup.fileBytes + 1) };
    yield { url, init: { method, headers: length, body: 'x' } };
  }
  if (body === undefined) return;
  for (const bad of ['{', '{"no":"such field"}', ' '.repeat(limits.bodyBytes + 1), '[]'])
    yield { url, init: { method, headers: json, body: bad } };
  yield { url, init: { method, headers: { 'content-type': 'text/html' }, body } };
}

async function expectAnswered(route: Route, answer: Response): Promise<void> {
  const told = documented(route)[answer.status];
  const name = `${route.method} ${route.path} ${answer.status}`;
  expect([name, told !== undefined]).toEqual([name, true]);
  // Named in the document, and never meant.
  expect(answer.status, name).not.toBe(500);
  const type = (answer.headers.get('content-type') ?? '').split(';')[0];
  const content = told?.content.find((one) => one.type === type);
  expect([name, type, content !== undefined]).toEqual([name, type, true]);
  if (type !== 'application/json' || !content?.schema) return;
  const problems = content.schema.safeParse(await answer.json()).error?.issues ?? [];
  expect([name, problems]).toEqual([name, []]);
}

describe('every route', () => {
  it.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '[G8] %s answers as documented',
    async (_name, route) => {
      const seen = new Set<number>();
      for (const { url, init, isGuarded } of attempts(route)) {
        const answer = await (isGuarded ? guarded : open).request(url, init);
        seen.add(answer.status);
        if (answer.headers.get('content-type')?.startsWith('text/event-stream'))
          await answer.body?.cancel();
        else await expectAnswered(route, answer);
      }
      if (isAboutAccounts(route))
        for (const { url, init } of attempts(route)) {
          const answer = await signedIn({ url, init });
          seen.add(answer.status);
          await expectAnswered(route, answer);
        }
      if (route.operation.id === 'signIn') {
        const body = JSON.stringify({ token: 'wrong' });
        const headers = { 'content-type': 'application/json' };
        const answer = await guarded.request(route.path, { method: 'POST', headers, body });
        seen.add(answer.status);
      }
      const missing = Object.keys(documented(route))
        .map(Number)
        .filter((status) => !seen.has(status) && !UNSEEN.has(status))
        // The result that is asked for is there already.
        .filter((status) => !(status === 202 && /Result$/.test(route.operation.id)));
      expect(missing).toEqual([]);
    },
  );
});

/** Names that would reach somewhere if anything were made from them. */
const HOSTILE = [
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%5c%2e%2e%5cx',
  '%00',
  '__proto__',
  'constructor',
  '%27%3b--',
  'x'.repeat(300),
];

it.each(
  ROUTES.filter(({ path }) => path.includes(':')).map(
    (route) => [`${route.method} ${route.path}`, route] as const,
  ),
)(
  '[B10] %s takes no name that reaches elsewhere, in any place of its address',
  async (_name, route) => {
    const good = addressOf(route, garden.facts.id).split('/');
    const places = [...route.path.split('/').entries()].filter(([, part]) => part.startsWith(':'));
    const method = route.method.toUpperCase();
    const body = hasBody(route) ? JSON.stringify(GOOD[route.operation.id] ?? {}) : undefined;
    const headers = { 'content-type': 'application/json' };
    for (const [place] of places)
      for (const hostile of HOSTILE) {
        const url = good.with(place, hostile).join('/');
        const answer = await open.request(url, { method, ...(body ? { headers, body } : {}) });
        expect([url, answer.status >= 400 && answer.status < 500]).toEqual([url, true]);
        await expectAnswered(route, answer);
      }
  },
);

describe('gardens', () => {
  const caller = LOCAL_OWNER;

  it('[G6] time flows when it is set running, and stops', async () => {
    const lively = await gardens.create({ pack: 'kitchen', seed: 3 }, caller);
    expect(lively.clock.state()).toEqual({ state: 'paused', speed: 1 });
    await lively.clock.set({ state: 'running', speed: 1_000 });
    await new Promise<void>((resolve) => {
      const stop = lively.watch(() => {
        if (lively.head.seq < 10) return;
        stop();
        resolve();
      });
    });
    await lively.clock.set({ state: 'paused' });
    // A turn that was begun is finished; then nothing moves any more.
    let before = -1;
    while (before !== lively.head.seq) {
      before = lively.head.seq;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(lively.clock.state()).toEqual({ state: 'paused', speed: 1_000 });
  });

  it('[G6] the slowest time is slow: a breath longer than any timer is no breath at once', async () => {
    const slow = await gardens.create({ pack: 'kitchen', seed: 3 }, caller);
    let turns = 0;
    const stop = slow.watch((notice) => {
      if (notice.type === 'committed') turns += 1;
    });
    const first = new Promise<void>((resolve) => {
      const hear = slow.watch(() => {
        hear();
        resolve();
      });
    });
    await slow.clock.set({ state: 'running', speed: Number.MIN_VALUE });
    await first;
    const before = turns;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(turns - before).toBeLessThan(3);
    await slow.clock.set({ state: 'paused' });
    stop();
  });

  it('[G6] a town lives by the clock of daily life, and only at its speeds', async () => {
    const town = await gardens.create({ pack: 'town', seed: 3 }, caller);
    expect(town.clock.state()).toEqual({ state: 'paused', speed: 60 });
    await expect(town.clock.set({ speed: 7 })).rejects.toMatchObject({ name: 'NoSuchSpeedError' });
    const begin = town.world.clock.now;
    const moved = new Promise<void>((resolve) => {
      const stop = town.watch(() => {
        if (town.world.clock.now < begin + 3_600_000) return;
        stop();
        resolve();
      });
    });
    await town.clock.set({ state: 'running', speed: 'max' });
    await moved;
    await town.clock.set({ state: 'paused' });
    expect(town.clock.state()).toEqual({ state: 'paused', speed: 'max' });
    const types = (await town.events({ after: 0, limit: 200 })).map(({ type }) => type);
    expect(types).toContain('activity-started');
  });

  it('[G7] have ids that say nothing, and are one for all who ask', async () => {
    const named = await gardens.create({ pack: 'kitchen', name: '../../etc' }, caller);
    expect(named.facts).toMatchObject({ name: '../../etc' });
    expect(named.facts.id).toMatch(/^garden-[0-9a-f]{20}$/);
    expect(await gardens.get(named.facts.id, caller)).toBe(named);
    expect(await gardens.get(named.facts.id, { owner: 'somebody-else' })).toBeUndefined();
  });

  it.each(['../packs/kitchen', '.', '', '__proto__', 'kitchen/', 'KITCHEN\u0000'])(
    '[B10] %j is no pack',
    async (pack) => {
      await expect(gardens.create({ pack }, caller)).rejects.toMatchObject({
        code: 'UNKNOWN_PACK',
      });
    },
  );
});
