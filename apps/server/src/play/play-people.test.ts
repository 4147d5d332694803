// Play in a server with accounts, over HTTP and sockets: two people, and nothing of one for the other.
import { once } from 'node:events';
import type { Database } from '@hakoniwa/database';
import { Gardens } from '@hakoniwa/garden';
import { PROTOCOL_VERSION } from '@hakoniwa/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packs as catalog, testGm } from '../../test/kept-scene.ts';
import { closeCode } from '../../test/listening.ts';
import {
  type Person,
  type ServerWithAccounts,
  serverWithAccounts,
} from '../../test/server-with-accounts.ts';
import type { AppParts } from '../app-parts.ts';
import { openServerJobs } from '../jobs/server-jobs.ts';
import { openCampaignRunner } from './campaign-runner.ts';
import { openPlaying } from './open-playing.ts';

interface Owner {
  readonly person: Person;
  readonly character: string;
  readonly session: string;
}

const closings: (() => Promise<void>)[] = [];
/** Every prompt a narrator was given. */
const prompts: string[] = [];
let running: ServerWithAccounts;
let hanako: Owner;
let sorata: Owner;

async function furnish(database: Database): Promise<Partial<AppParts>> {
  const gm = await testGm();
  const narrator = async (narration: object) => {
    prompts.push(JSON.stringify(narration));
    return undefined;
  };
  const runner = openCampaignRunner({ database, gm, catalog, narrator });
  const onError = (error: unknown) => void running.logged.push(String(error));
  const gardens = new Gardens({
    ...{ database, catalog, gm, leaseMs: 2_000, onFailure: onError, kinds: [runner] },
  });
  const jobs = await openServerJobs(database, onError);
  const { playing, close } = await openPlaying({ runner, jobs, gardens, onError });
  closings.push(() => jobs.close(), close);
  return { gardens, playing, front: { ja: 'none', en: 'none' } };
}

async function join(name: string, hero: string): Promise<Owner> {
  const person = await running.join(name);
  const made = await person.ask('POST', '/v1/game/characters', { body: { name: hero } });
  const character = String(made.body.id);
  const begun = await person.ask('POST', '/v1/game/sessions', { body: { characterId: character } });
  return { person, character, session: String(begun.body.id) };
}

beforeAll(async () => {
  running = await serverWithAccounts({ furnish });
  hanako = await join('hanako_of_the_hill', 'ハル');
  sorata = await join('sorata_by_the_sea', 'ミオ');
});
afterAll(async () => {
  for (const close of closings) await close();
  await running.close();
});

const NONE = { session: `session-${'0'.repeat(20)}`, character: `character-${'0'.repeat(20)}` };

/** What is answered, without the name of the request. */
async function told(person: Person, [method, path, body]: readonly [string, string, object?]) {
  const answer = await person.ask(method, `/v1/game${path}`, body ? { body } : {});
  const { requestId: _id, ...error } = (answer.body.error ?? {}) as Record<string, unknown>;
  return { status: answer.status, error };
}

it('[C2] every way to somebody else’s session answers as for one that is not there', async () => {
  const act = { actionText: '周りを見渡す', actionType: 'custom' };
  const ways = (id: string): [string, string, object?][] => [
    ['GET', `/sessions/${id}`],
    ['GET', `/sessions/${id}/resume`],
    ['GET', `/sessions/${id}/messages`],
    ['GET', `/sessions/${id}/ending-proposal`],
    ['GET', `/sessions/${id}/result`],
    ['POST', `/sessions/${id}/execute`, act],
    ['POST', `/sessions/${id}/stop`],
    ['POST', `/sessions/${id}/accept-ending`],
    ['POST', `/sessions/${id}/reject-ending`],
    ['POST', `/sessions/${id}/end`, {}],
  ];
  const foreign = ways(hanako.session);
  for (const [i, none] of ways(NONE.session).entries()) {
    const answer = await told(sorata.person, foreign[i] ?? none);
    expect([none[1], answer.status]).toEqual([none[1], 404]);
    expect(answer).toEqual(await told(sorata.person, none));
  }
  const { body } = await hanako.person.ask('GET', `/v1/game/sessions/${hanako.session}`);
  expect(body).toMatchObject({ sessionStatus: 'ACTIVE', turnCount: 0, messageCount: 2 });
});

it('[C3] the history of somebody else’s character is as unknown as that of nobody', async () => {
  const history = (id: string) =>
    told(sorata.person, ['GET', `/sessions/history?character_id=${id}`]);
  const foreign = await history(hanako.character);
  expect(foreign).toMatchObject({ status: 404, error: { code: 'UNKNOWN_CHARACTER' } });
  expect(foreign).toEqual(await history(NONE.character));
  expect((await history(sorata.character)).status).toBe(200);
});

it('[C5] with a character of one’s own nothing of another’s quests or logs is reached', async () => {
  const { person, character } = sorata;
  for (const path of [
    `/sessions/${hanako.session}/quests`,
    `/characters/${hanako.character}/quests`,
    `/characters/${hanako.character}/arcs`,
  ])
    expect([path, (await told(person, ['GET', path])).status]).toEqual([path, 404]);
  const bind = { name: '暁', coreFragmentId: 'first_breath', subFragmentIds: [] };
  const act = (actionText: string) =>
    hanako.person.ask('POST', `/v1/game/sessions/${hanako.session}/execute`, {
      body: { actionText, actionType: 'custom' },
    });
  await act('来訪の白石を調べる');
  await act('欠片を手に収める');
  const log = await hanako.person.ask('POST', `/v1/game/characters/${hanako.character}/logs`, {
    body: bind,
  });
  expect(log.status).toBe(201);
  const foreign = `/characters/${character}/logs/${String(log.body.id)}/manifest`;
  expect((await told(person, ['POST', foreign])).status).toBe(404);
  expect((await told(person, ['POST', `/characters/${character}/logs`, bind])).error.code).toBe(
    'FRAGMENT_MISSING',
  );
});

it('[C6] [C7] a line is whose the cookie says: a name in address or words opens nothing', async () => {
  const { cookie } = sorata.person;
  const path = `/v1/game/sessions/${hanako.session}/socket`;
  const { rows } = await running.database.pool.query<{ id: string }>(
    `select owner_id as id from hakoniwa.play_characters where id = $1`,
    [hanako.character],
  );
  const user = rows[0]?.id ?? '';
  for (const address of [path, `${path}?user_id=${user}`])
    expect(await closeCode(running.server.socket(address, { cookie }))).toBe(4404);
  expect(await closeCode(running.server.socket(path))).toBe(4401);
  const own = running.server.socket(`/v1/game/sessions/${sorata.session}/socket`, { cookie });
  await once(own, 'open');
  own.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, user_id: user }));
  expect(await closeCode(own)).toBe(4400);
});

it('[C73] who somebody is in the server stands in no world, no story and no prompt', async () => {
  const { pool } = running.database;
  const { rows } = await pool.query<{ text: string }>(
    `select body as text from hakoniwa.events union all
     select genesis from hakoniwa.gardens where name like 'campaign-%' union all
     select content || metadata from hakoniwa.play_messages union all
     select detail from hakoniwa.play_events union all select data from hakoniwa.play_sessions`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(prompts.length).toBeGreaterThan(1);
  const all = [...rows.map(({ text }) => text), ...prompts].join('\n');
  expect(all).toContain('ハル');
  expect(all).not.toMatch(/hanako_of|sorata_by|@/);
});
