// Sessions with a model of the server over real HTTP: set, merely found, and used up.
import { setTimeout as wait } from 'node:timers/promises';
import type { ModelSettings } from '@hakoniwa/garden';
import type { Executed } from '@hakoniwa/protocol/sessions';
import { type ModelAsk, type ScriptedServer, startScriptedOpenAi } from '@hakoniwa/testkit';
import { afterEach, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { openPlayed, type Played } from '../../test/play-scene.ts';
import { createApp } from '../app.ts';
import { modelSource } from '../models/model-source.ts';

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const SELF = { owner: null };

const SAID: Readonly<Record<string, unknown>> = {
  summary: '市の声の絶えない街で、来訪者は自分の足跡をひとつ残した。',
  keyEvents: [{ text: '街の門をくぐった。', eventIds: ['e1'] }],
  growth: { text: '歩くほどに、目が利くようになった。', eventIds: ['e1'] },
  memories: [],
  note: { text: '街の声が、少しだけ変わった。', eventIds: ['e1'] },
  hook: '白い石が、夜になってまた温まりはじめる。',
  plots: [],
  context: '来訪者は街にいる。石が呼んでいる。',
  narrative: '夜が明けた。白い石のぬくもりが、まだ足の裏に残っている。街は続きを待っていた。',
};

/** What the model adds to a turn. */
const AIR = 'あたりは、しんと静かだった。';

/** Every field that is asked for; of a turn what was given, and a sentence more. */
function answer({ schema, last }: ModelAsk): string {
  if (!schema) {
    const given = last.split('# 書き直す文章\n')[1] ?? '';
    return `${given.slice(0, given.lastIndexOf('\n\n'))}\n${AIR}`;
  }
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  return JSON.stringify(Object.fromEntries(Object.keys(properties).map((key) => [key, SAID[key]])));
}

interface Model {
  readonly isTold: boolean;
  readonly tokensPerDay?: number;
  readonly say?: typeof answer;
}

async function serverWith({ isTold, tokensPerDay, say = answer }: Model) {
  const server: ScriptedServer = await startScriptedOpenAi({ answer: say });
  open.push({ close: () => server.stop() });
  const said = isTold ? { HAKONIWA_MODEL: `openai:gemma3:4b@${server.url}/v1` } : {};
  const source = modelSource({
    reach: 'anywhere',
    settings: () => said as ModelSettings,
    hosts: [server.url],
    tokensPerDay: () => tokensPerDay,
  });
  const played = await openPlayed(undefined, { source });
  open.unshift(played);
  return { played, server };
}

/** A session to its result, and the one that goes on from it. */
async function playOn({ playing: { plays, cast, afterwards } }: Played) {
  const { id: characterId } = await cast.create(SELF, { name: 'アキ', pack: 'nexus', seed: 2 });
  const { session } = await plays.begin(SELF, { characterId });
  const turns: Executed[] = [];
  for (const actionText of ['来訪の白石を調べる', '欠片を手に収める'])
    turns.push(await plays.execute(SELF, { id: session.id, actionText, actionType: 'custom' }));
  await plays.accept(SELF, session.id);
  let read = await afterwards.read(SELF, session.id);
  for (; read.state !== 'ready'; read = await afterwards.read(SELF, session.id)) await wait(20);
  const next = await afterwards.continue(SELF, { characterId, previousSessionId: session.id });
  return { turns, result: read.result, opening: next.messages[1]?.content };
}

const purposes = async ({ database }: Played) =>
  (await database.pool.query('select purpose from hakoniwa.model_calls')).rows.map(
    ({ purpose }) => purpose,
  );

it('[MI11] a model that is set writes turns, result and opening, and each call is kept', async () => {
  const { played } = await serverWith({ isTold: true });
  const { turns, result, opening } = await playOn(played);
  for (const { degraded, narrative } of turns)
    expect([degraded, narrative]).toEqual([false, expect.stringContaining(AIR)]);
  expect(result.degraded).toEqual([]);
  expect(result.storySummary).toBe(SAID.summary);
  expect(opening).toContain(SAID.narrative);
  expect(await purposes(played)).toEqual(
    expect.arrayContaining([
      'session:narration',
      'result:historian',
      'result:coordinator',
      'result:opening',
    ]),
  );
});

it('[MI11] a model that was only found is not asked', async () => {
  const { played, server } = await serverWith({ isTold: false });
  const { turns, result, opening } = await playOn(played);
  expect(turns.map(({ degraded }) => degraded)).toEqual([false, false]);
  expect(result.degraded).toEqual([]);
  expect(opening).toContain(result.storySummary);
  expect(server.log.calls).toEqual([]);
});

it('[MI11] a cap that is used up leaves all of it plain, and says so', async () => {
  const { played, server } = await serverWith({ isTold: true, tokensPerDay: 1 });
  const { turns, result, opening } = await playOn(played);
  expect(turns.map(({ degraded }) => degraded)).toEqual([true, true]);
  expect(result.degraded).toContain('historian');
  expect(opening).toContain(result.storySummary);
  expect(server.log.calls).toEqual([]);
});

it('[C27] words of the wrong shape are mended once, then told plainly; over HTTP no JSON is read', async () => {
  const say = ({ schema }: ModelAsk) =>
    schema ? '{"hook": 7, "unasked": ["' : '{"narrative": "竜が来た", "hp": 999}';
  const { played } = await serverWith({ isTold: true, say });
  const { database, gardens, playing } = played;
  const app = createApp(appParts(database, { gardens, playing }));
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const told = await app.request(`/api/v1/game${path}`, { method, ...init });
    return { status: told.status, body: (await told.json()) as Record<string, unknown> };
  };
  const { body: hero } = await ask('POST', '/characters', { name: 'アキ', seed: 2 });
  const { body: session } = await ask('POST', '/sessions', { characterId: hero.id });
  const execute = (actionText: string) =>
    ask('POST', `/sessions/${session.id}/execute`, { actionText, actionType: 'custom' });
  for (const text of ['来訪の白石を調べる', '欠片を手に収める']) {
    const { body: turn } = await execute(text);
    expect(turn).toMatchObject({ success: true, degraded: true });
    expect(turn.narrative).toMatch(/^[^{}[\]"]+$/);
  }
  await ask('POST', `/sessions/${session.id}/accept-ending`);
  let result = await ask('GET', `/sessions/${session.id}/result`);
  for (; result.status === 202; result = await ask('GET', `/sessions/${session.id}/result`))
    await wait(20);
  const { degraded, storySummary, nextSessionHint, continuationContext } = result.body;
  expect(degraded).toEqual(expect.arrayContaining(['historian', 'dramatist', 'coordinator']));
  for (const text of [storySummary, nextSessionHint, continuationContext])
    expect(text).toMatch(/^[^{}[\]"]+$/);
  // Each try of a step is one question and one mending of its answer.
  const { rows } = await played.database.pool.query(
    `select attempts from hakoniwa.play_result_steps where step = 'historian'`,
  );
  const calls = (await purposes(played)).filter((purpose) => purpose === 'result:historian');
  expect(calls).toHaveLength(2 * rows[0].attempts);
});
