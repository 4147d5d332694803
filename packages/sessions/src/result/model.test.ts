// Results with a model over real HTTP: its words where they hold, the plain writer's where they do not.
import { ollamaModel } from '@hakoniwa/model';
import {
  loopbackDoor,
  type ModelAsk,
  type ModelFault,
  refusedUrl,
  type ScriptedServer,
  startScriptedOllama,
} from '@hakoniwa/testkit';
import { afterEach, expect, it } from 'vitest';
import {
  openResultSetup,
  playedSession,
  type ResultSetup,
  resultOf,
  SELF,
} from '../../test/result-campaign.ts';
import { continueSession } from '../continue/continue-session.ts';

const open: ResultSetup[] = [];
const servers: ScriptedServer[] = [];
afterEach(async () => {
  for (const setup of open.splice(0)) await setup.close();
  for (const server of servers.splice(0)) await server.stop();
});

/** A good answer to each step, by what its schema asks for. */
function answer({ schema, messages }: ModelAsk): string {
  const met = /カナタ|ボルガ|ミレイ|ドズ|スズ|ハカル|シオリ|オリン|マルタ|トビ|ギン/.exec(
    JSON.stringify(messages),
  )?.[0];
  const memory = { name: met, text: '足音を覚えた。', eventIds: ['e1'] };
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, unknown> };
  const said: Record<string, unknown> = {
    summary: '市の声の絶えない街で、来訪者は自分の足跡をひとつ残した。',
    keyEvents: [{ text: '街の門をくぐった。', eventIds: ['e1'] }],
    growth: { text: '歩くほどに、目が利くようになった。', eventIds: ['e1'] },
    memories: met === undefined ? [] : [memory],
    note: { text: '広場の噂が、ひとつ増えた。', eventIds: ['[e1]'] },
    hook: '白い石が、夜になってまた温まりはじめる。',
    plots: [],
    context: '来訪者は街にいる。石が呼んでいる。',
    narrative: '夜が明けた。白い石のぬくもりが、まだ足の裏に残っている。街は続きを待っていた。',
  };
  return JSON.stringify(Object.fromEntries(Object.keys(properties).map((key) => [key, said[key]])));
}

async function setup(
  fault?: (ask: ModelAsk) => ModelFault | undefined,
  say: (ask: ModelAsk) => string = answer,
) {
  const server = await startScriptedOllama({ answer: say, ...(fault ? { fault } : {}) });
  servers.push(server);
  const model = ollamaModel({ door: loopbackDoor, baseUrl: server.url, model: 'gemma3:4b' });
  const opened = await openResultSetup({ model });
  open.push(opened);
  return { opened, server };
}

const isOf = (ask: ModelAsk, word: string) =>
  JSON.stringify(ask.schema ?? ask.messages).includes(word);

it('[R3] takes the words of a model, and no numbers', async () => {
  const { opened } = await setup();
  const { sessionId, proposal, characterId } = await playedSession(opened);
  await opened.plays.accept(SELF, sessionId);
  const result = await resultOf(opened, sessionId);
  expect(result.degraded).toEqual([]);
  expect(result.storySummary).toContain('来訪者は自分の足跡');
  expect(result.nextSessionHint).toContain('白い石');
  expect(result.experienceGained).toBe(proposal.rewardsPreview.experience);
  expect(result.keyEventSources[0]?.eventIds[0]).toMatch(/^session-.*:\d+$/);
  const next = await continueSession(opened.work, SELF, {
    ...{ characterId, previousSessionId: sessionId },
  });
  expect(next.messages[1]?.content).toContain('夜が明けた');
});

it('[C27] [C47] mends once, keeps what is done, tries the failed step again and then writes plainly', async () => {
  const { opened, server } = await setup((ask) => (isOf(ask, 'hook') ? 'garbage' : undefined));
  const { sessionId } = await playedSession(opened);
  await opened.plays.accept(SELF, sessionId);
  const result = await resultOf(opened, sessionId);
  expect(result.degraded).toEqual(['dramatist']);
  expect(result.storySummary).toContain('来訪者は自分の足跡');
  expect(result.nextSessionHint).not.toBe('');
  const asked = server.log.calls.filter(
    ({ ask }) => isOf(ask, 'summary') && isOf(ask, 'keyEvents'),
  );
  expect(asked).toHaveLength(1);
  const { rows } = await opened.database.pool.query(
    `select step, state, attempts from hakoniwa.play_result_steps where step = 'dramatist'`,
  );
  expect(rows).toEqual([{ step: 'dramatist', state: 'degraded', attempts: 3 }]);
});

it('[R4] refuses words about people who were not there, and events that were not', async () => {
  const lie = (ask: ModelAsk) =>
    isOf(ask, 'keyEvents')
      ? JSON.stringify({
          summary: '霧の森でルカと肩を並べ、ボルガの剣を借りて戦い抜いた。',
          keyEvents: [{ text: '竜を討った。', eventIds: ['e99'] }],
        })
      : answer(ask);
  const { opened } = await setup(undefined, lie);
  const { sessionId } = await playedSession(opened);
  await opened.plays.accept(SELF, sessionId);
  const result = await resultOf(opened, sessionId);
  expect(result.degraded).toEqual(['historian']);
  expect(result.storySummary).not.toContain('ルカ');
  expect(result.keyEvents.join()).not.toContain('竜');
});

it('[R10] what nothing backs is asked for once more with the draft shown, and what then holds is kept whole', async () => {
  const good = JSON.parse(answer({ schema: { properties: { summary: {} } } } as never)).summary;
  const opening = '夜が明けた。白い石のぬくもりが、まだ足の裏に残っている。街は続きを待っていた。';
  const tried = new Map<string, number>();
  const half = (ask: ModelAsk) => {
    const key = isOf(ask, 'keyEvents') ? 'summary' : isOf(ask, 'narrative') ? 'narrative' : '';
    tried.set(key, (tried.get(key) ?? 0) + 1);
    if (key === '' || (tried.get(key) ?? 0) > 1) return answer(ask);
    return answer(ask).replace(/("(?:summary|narrative)":")/, '$1来訪者は魔剣を手に入れた。');
  };
  const { opened, server } = await setup(undefined, half);
  const { sessionId, characterId } = await playedSession(opened);
  await opened.plays.accept(SELF, sessionId);
  const result = await resultOf(opened, sessionId);
  const next = await continueSession(opened.work, SELF, {
    ...{ characterId, previousSessionId: sessionId },
  });
  expect(result.storySummary).toBe(good);
  expect(next.messages[1]?.content).toContain(opening);
  expect(next.messages[1]?.content).not.toContain('魔剣');
  expect([tried.get('summary'), tried.get('narrative')]).toEqual([2, 2]);
  const repairs = server.log.calls.filter(({ ask }) => ask.messages.at(-2)?.role === 'assistant');
  expect(repairs).toHaveLength(2);
  for (const { ask } of repairs) {
    expect(ask.messages.at(-2)?.content).toContain('魔剣');
    expect(ask.messages.at(-1)?.content).toContain(
      '材料のどこにもないことです: 来訪者は魔剣を手に入れた。',
    );
  }
});

it('[R5] loses nothing when no model answers: all of it is plain and says so', async () => {
  const model = ollamaModel({
    door: loopbackDoor,
    baseUrl: await refusedUrl(),
    model: 'gemma3:4b',
  });
  const opened = await openResultSetup({ model });
  open.push(opened);
  const { sessionId, proposal, characterId } = await playedSession(opened);
  await opened.plays.accept(SELF, sessionId);
  const result = await resultOf(opened, sessionId);
  expect(result.degraded).toContain('historian');
  expect(result.degraded).toContain('coordinator');
  expect(result.experienceGained).toBe(proposal.rewardsPreview.experience);
  const going = { characterId, previousSessionId: sessionId };
  const next = await continueSession(opened.work, SELF, going);
  expect(next.messages[1]?.content).toContain(result.nextSessionHint);
});
