// Scores by a model over real HTTP: when it is there, when it fails, and when a turn comes first.
import { CallScheduler, type LanguageModel, TokenBudget } from '@hakoniwa/model';
import {
  loopbackDoor,
  type ModelFault,
  type ScriptedServerOptions,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aSmallModel, playWith } from '../test/model-scene.ts';
import { type OpenModel, openModel } from './model-run.ts';
import { QualityGauge, type QualityRecord, type ScoredLine } from './model-run-quality.ts';

const SERVERS = { ollama: startScriptedOllama, openai: startScriptedOpenAi } as const;
type Server = keyof typeof SERVERS;

const MARKS = '{"consistency":5,"character":4,"form":3,"relevance":2,"variety":1}';

function line(seq: number): ScoredLine {
  const speech = `珈琲の香りがするね。${seq}`;
  const before = ['朝の珈琲を淹れました。'];
  return {
    ...{ seq, speech, before, language: 'ja', character: 'yana', name: 'やな', about: '姉。' },
  };
}

async function aDesk(
  server: Server,
  options: ScriptedServerOptions & Partial<OpenModel> & { deadlineMs?: number },
) {
  const running = await SERVERS[server](options);
  const baseUrl = server === 'openai' ? `${running.url}/v1` : running.url;
  const model = openModel({
    door: loopbackDoor,
    address: { server, model: 'gemma3:4b', baseUrl },
    retry: { attempts: 1 },
    ...(options.budget && { budget: options.budget }),
  });
  const records: QualityRecord[] = [];
  const { deadlineMs = 300_000 } = options;
  const gauge = new QualityGauge({
    model,
    deadlineMs,
    quietMs: 1,
    onScore: (one) => records.push(one),
  });
  return { running, gauge, records, model };
}

it.each(['ollama', 'openai'] as const)('[GR22] %s scores a line on five axes', async (server) => {
  const { running, gauge, records } = await aDesk(server, { answer: () => MARKS });
  gauge.add(line(7));
  await gauge.finish();
  await running.stop();
  expect(records).toEqual([
    {
      seq: 7,
      character: 'yana',
      quality: {
        ...{ consistency: 1, character: 0.75, form: 0.5, relevance: 0.25, variety: 0, mean: 0.5 },
        ...{ by: 'model', model: `${server}:gemma3:4b` },
      },
    },
  ]);
  const [call] = running.log.calls;
  expect(call?.ask.schema).toMatchObject({ required: expect.arrayContaining(['variety']) });
  expect(call?.ask.messages.map(({ content }) => content).join()).toContain(
    '珈琲の香りがするね。7',
  );
});

const FAULTS: readonly (readonly [ModelFault, string])[] = [
  ['refused', 'MODEL_REFUSED'],
  ['hang', 'MODEL_TIMEOUT'],
  ['garbage', 'MODEL_GARBAGE'],
  ['wrong-schema', 'MODEL_SCHEMA'],
  ['error-500', 'MODEL_HTTP'],
];

it.each(
  (['ollama', 'openai'] as const).flatMap((server) =>
    FAULTS.map(([fault, failure]) => ({ server, fault, failure })),
  ),
)('[GR22] $server, $fault: there is no score, and it says $failure', async (row) => {
  const { server, fault, failure } = row;
  const { running, gauge, records } = await aDesk(server, {
    answer: () => MARKS,
    fault: () => fault,
    ...(fault === 'hang' ? { deadlineMs: 200 } : {}),
  });
  gauge.add(line(7));
  await gauge.finish();
  await running.stop();
  expect(records).toEqual([{ seq: 7, character: 'yana', quality: { by: 'nobody', failure } }]);
});

it('[GR22] a used-up budget leaves no score', async () => {
  const budget = new TokenBudget({ capTokens: 10 });
  const { running, gauge, records } = await aDesk('openai', { answer: () => MARKS, budget });
  gauge.add(line(1));
  await gauge.finish();
  await running.stop();
  expect(records).toMatchObject([{ quality: { by: 'nobody', failure: 'BUDGET_EXCEEDED' } }]);
  expect(running.log.calls).toEqual([]);
});

it('[GR23] a turn that begins calls the score off, and it is made later', async () => {
  let isHanging = true;
  const { running, gauge, records } = await aDesk('ollama', {
    answer: () => MARKS,
    fault: () => (isHanging ? 'hang' : undefined),
  });
  gauge.add(line(1));
  gauge.turnEnded();
  await running.log.until((calls) => calls.count('open') === 1);
  gauge.turnBegan();
  await running.log.until((calls) => calls.count('aborted') === 1);
  expect(records).toEqual([]);
  isHanging = false;
  gauge.turnEnded();
  await gauge.finish();
  await running.stop();
  expect(records).toMatchObject([{ seq: 1, quality: { by: 'model' } }]);
});

it('[GR23] every line comes back once, called off or not', async () => {
  const { running, gauge, records } = await aDesk('ollama', {
    answer: () => MARKS,
    fault: () => 'hang',
  });
  for (let seq = 1; seq <= 70; seq++) gauge.add(line(seq));
  const stop = new AbortController();
  const done = gauge.finish(stop.signal);
  await running.log.until((calls) => calls.count('open') === 1);
  stop.abort();
  await done;
  await running.stop();
  expect(records.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 70 }, (_, i) => i + 1),
  );
  expect(new Set(records.map(({ quality }) => quality.by))).toEqual(new Set(['nobody']));
});

it('[GR22] a scene with a gauge has the same hashes as one without', async () => {
  const server = await startScriptedOllama({
    answer: (ask) => (ask.schema ? MARKS : aSmallModel(ask)),
  });
  const play = async (isScored: boolean) => {
    const scheduler = new CallScheduler();
    const address = { server: 'ollama', model: 'gemma3:4b', baseUrl: server.url } as const;
    const model: LanguageModel = openModel({ door: loopbackDoor, address, scheduler });
    const records: QualityRecord[] = [];
    const gauge = new QualityGauge({ model, quietMs: 0, onScore: (one) => records.push(one) });
    const watch = isScored ? { gauge } : {};
    const played = await playWith({ model: fixed(model), turns: 6, deadlineMs: 300_000, ...watch });
    await gauge.finish();
    return { hashes: played.turns.map(({ stateHash }) => stateHash), records };
  };
  const plain = await play(false);
  const scored = await play(true);
  await server.stop();
  expect(scored.hashes).toEqual(plain.hashes);
  expect(scored.records).toHaveLength(6);
  expect(plain.records).toEqual([]);
});

/** Answers that depend on the call alone, so that two runs can be compared. */
function fixed(model: LanguageModel): LanguageModel {
  return {
    id: model.id,
    async generate(request) {
      const result = await model.generate(request);
      const isThought = request.purpose === 'thought';
      return { ...result, text: isThought ? '様子を見よう。' : `「うん、${request.callId}。」` };
    },
  };
}
