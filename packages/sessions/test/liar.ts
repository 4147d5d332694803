// A model that invents swords and deaths, over real HTTP, and everything it could have left a lie in.
import { ollamaModel } from '@hakoniwa/model';
import { Dice, loopbackDoor, type ModelAsk, startScriptedOllama } from '@hakoniwa/testkit';
import { expect } from 'vitest';
import { continueSession } from '../src/continue/continue-session.ts';
import { loadScene } from '../src/result/load-scene.ts';
import type { DoneSteps } from '../src/result/outputs.ts';
import { RESULT_STEPS } from '../src/result/steps/index.ts';
import { writeWords } from '../src/result/write-words.ts';
import {
  openResultSetup,
  playedSession,
  type ResultSetup,
  resultOf,
  SELF,
} from './result-campaign.ts';

const THINGS = [
  '魔剣',
  '錆びた剣',
  '金の冠',
  '銀の指輪',
  '聖杯',
  '短刀',
  '首飾り',
  '鎧',
  '宝玉',
  '弓',
];
const GAINS = [
  'を手に入れた。',
  'を拾い、腰に差した。',
  'を抜いた。',
  'を譲り受けた。',
  'を背負って帰った。',
];
const DEATHS = [
  ...['は命を落とした。', 'は息絶えた。', 'は帰らぬ人となった。', 'は刃に倒れた。', 'は殺された。'],
  ...['は血を流して動かなくなった。', 'の亡骸が運ばれていった。', 'は死んでいた。'],
];
const PEOPLE = ['カナタ', 'ボルガ', 'ミレイ', 'ドズ', '案内係', '旅人', '門番'];

/** A lie, told alone or among words that claim nothing. */
function lie(dice: Dice): string {
  const told = dice.percent(50)
    ? `来訪者は${dice.one(THINGS)}${dice.one(GAINS)}`
    : `${dice.one(PEOPLE)}${dice.one(DEATHS)}`;
  return dice.percent(50) ? told : `静かな一日だった。${told}街の声は、まだ遠くに残っている。`;
}

/** Every text that is asked for is a lie that cites an event. */
function lying(dice: Dice) {
  return ({ schema, messages }: ModelAsk): string => {
    const met = /カナタ|ボルガ|ミレイ|ドズ|スズ|ハカル|シオリ|オリン|マルタ|トビ|ギン/.exec(
      JSON.stringify(messages),
    )?.[0];
    const claim = () => ({ text: lie(dice), eventIds: ['e1'] });
    const said: Record<string, unknown> = {
      ...{ summary: lie(dice), keyEvents: [claim(), claim()], growth: claim(), note: claim() },
      memories: [{ name: met, ...claim() }],
      ...{ hook: lie(dice), plots: [], context: lie(dice), narrative: lie(dice) },
    };
    const { properties = {} } = (schema ?? {}) as { properties?: Record<string, unknown> };
    return JSON.stringify(
      Object.fromEntries(Object.keys(properties).map((key) => [key, said[key]])),
    );
  };
}

/** All that is in the graph or on its way there. */
async function graphRows({ database }: ResultSetup): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'hakoniwa' and (table_name like 'graph_%' or table_name = 'outbox')`,
  );
  const tables = rows.map(({ name }) =>
    database.pool.query(`select row_to_json(t)::text as row from hakoniwa.${name} t`),
  );
  return (await Promise.all(tables)).flatMap((table) => table.rows.map(({ row }) => String(row)));
}

const LIES = new RegExp(
  [...THINGS, ...DEATHS.map((death) => death.replace(/^[はの]|。$/gu, ''))].join('|'),
  'u',
);

/** Plays a session to its result with such a model, then has every step of it written so many times more: no lie is left. */
export async function expectNoLies(tries: number): Promise<void> {
  const server = await startScriptedOllama({ answer: lying(new Dice(5)) });
  const model = ollamaModel({ door: loopbackDoor, baseUrl: server.url, model: 'gemma3:4b' });
  const opened = await openResultSetup({ model });
  try {
    const { sessionId, characterId } = await playedSession(opened);
    await opened.plays.accept(SELF, sessionId);
    const result = await resultOf(opened, sessionId);
    const next = await continueSession(opened.work, SELF, {
      ...{ characterId, previousSessionId: sessionId },
    });
    const graph = await graphRows(opened);
    expect(graph.length).toBeGreaterThan(0);
    expect(JSON.stringify([result, next.messages, graph])).not.toMatch(LIES);
    const { database, gm } = opened.plays.runner.parts;
    const row = await opened.plays.row(SELF, sessionId);
    const character = await opened.plays.character(SELF, characterId);
    const { campaign } = await opened.plays.runner.packOf(character.pack);
    const scene = await loadScene({ database, campaign, character, row, gm });
    const told: string[] = [];
    for (let attempt = 0; attempt < tries; attempt++) {
      const done: Record<string, unknown> = {};
      for (const step of RESULT_STEPS) {
        const { plain, ask } = step.prepare(scene, done as DoneSteps);
        const purpose = `result:${step.id}`;
        const written =
          ask && (await writeWords(ask, { model, scene, purpose }).catch(() => plain));
        done[step.id] = written ?? plain;
      }
      told.push(JSON.stringify(done));
    }
    expect(told.filter((one) => LIES.test(one)).map((one) => LIES.exec(one)?.[0])).toEqual([]);
  } finally {
    await opened.close();
    await server.stop();
  }
}
