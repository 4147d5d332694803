// A scene against model servers that fail in every way, over real HTTP.
import { MemoryJournal } from '@hakoniwa/model';
import { allBreaches, isJsonObject, type SealedEvent } from '@hakoniwa/stage';
import {
  loopbackDoor,
  type ModelFault,
  refusedUrl,
  type ScriptedServerOptions,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aSmallModel, playWith, toldIn } from '../test/model-scene.ts';
import { openModel } from './model-run.ts';

const SERVERS = { ollama: startScriptedOllama, openai: startScriptedOpenAi } as const;
type Server = keyof typeof SERVERS;

/** Time enough for whatever answers at once, and little for what never will. */
const PATIENT = 20_000;
const SHORT = 400;

/** Each fault, the failure its turn records, and the time a call is given; null: the answer is used. */
const FAULTS: readonly (readonly [ModelFault, string | null, number])[] = [
  ['refused', 'MODEL_REFUSED', PATIENT],
  ['hang', 'MODEL_TIMEOUT', SHORT],
  ['hang-mid-stream', 'MODEL_TIMEOUT', SHORT],
  ['drip', 'MODEL_TIMEOUT', SHORT],
  ['half-stream', 'MODEL_HALF_STREAM', PATIENT],
  ['early-end', 'MODEL_HALF_STREAM', PATIENT],
  ['garbage', 'MODEL_GARBAGE', PATIENT],
  ['wrong-schema', null, PATIENT],
  ['short-prompt', 'MODEL_TRUNCATED', PATIENT],
  ['length', null, PATIENT],
  ['error-500', 'MODEL_HTTP', PATIENT],
  ['busy-503', 'MODEL_HTTP', PATIENT],
  ['no-model', 'MODEL_NOT_FOUND', PATIENT],
  ['redirect', 'MODEL_REDIRECT', PATIENT],
  ['empty', 'MODEL_HALF_STREAM', PATIENT],
  ['huge', 'MODEL_OVERSIZED', PATIENT],
  ['error-mid-stream', 'MODEL_SERVER', PATIENT],
];

const TURNS = 2;

async function playAgainst(
  server: Server,
  options: ScriptedServerOptions & { deadlineMs: number; turns?: number },
) {
  const running = await SERVERS[server](options);
  const journal = new MemoryJournal();
  const baseUrl = server === 'openai' ? `${running.url}/v1` : running.url;
  const model = openModel({
    door: loopbackDoor,
    address: { server, model: 'gemma3:4b', baseUrl },
    journal,
    retry: { attempts: 1 },
  });
  try {
    const { deadlineMs, turns = TURNS } = options;
    const played = await playWith({ model, turns, deadlineMs });
    return { played, journal, log: running.log };
  } finally {
    await running.stop();
  }
}

function noteOf({ command }: SealedEvent) {
  return command.type === 'perform' && isJsonObject(command.note) ? command.note : {};
}

const CASES = (['ollama', 'openai'] as const).flatMap((server) =>
  FAULTS.map(([fault, failure, deadlineMs]) => ({ server, fault, failure, deadlineMs })),
);

it.each(CASES)(
  '[GR3] $server, $fault: every turn ends and says $failure',
  { timeout: 60_000 },
  async ({ server, fault, failure, deadlineMs }) => {
    const { played, journal, log } = await playAgainst(server, {
      answer: aSmallModel,
      fault: () => fault,
      dripMs: SHORT,
      deadlineMs,
    });
    const told = toldIn(played);
    expect(played.turns).toHaveLength(TURNS);
    expect(told).toHaveLength(TURNS);
    expect(allBreaches(played.last)).toEqual([]);
    if (failure === null) {
      expect(played.turns.map(({ mind }) => mind)).toEqual(told.map(() => 'model'));
      expect(log.calls.length).toBeLessThanOrEqual(4 * TURNS);
      return;
    }
    // One call, one failure, then instinct: nothing waits for a second call of the same turn.
    expect(journal.records).toHaveLength(TURNS);
    expect(log.calls.length).toBeLessThanOrEqual(TURNS);
    expect(told.map((event) => noteOf(event).failure)).toEqual(told.map(() => failure));
    expect(played.turns.map((turn) => turn.failure)).toEqual(told.map(() => failure));
    expect(played.turns.every(({ act, speech }) => (act ?? speech) !== null)).toBe(true);
  },
);

it.each(['ollama', 'openai'] as const)(
  '[GR3] %s hung up on: the server sees every late call end',
  async (server) => {
    const { log } = await playAgainst(server, {
      answer: aSmallModel,
      fault: () => 'hang',
      deadlineMs: SHORT,
    });
    await log.until((calls) => calls.count('open') === 0);
    expect(log.count('aborted')).toBe(log.calls.length);
    expect(log.calls.length).toBeGreaterThan(0);
  },
);

it('[GR3] nobody at the address: the scene goes on by instinct and says so', async () => {
  const baseUrl = await refusedUrl();
  const model = openModel({
    door: loopbackDoor,
    address: { server: 'ollama', model: 'gemma3:4b', baseUrl },
    retry: { backoffMs: 1 },
  });
  const played = await playWith({ model, turns: 4, deadlineMs: PATIENT });
  expect(played.turns.map(({ mind, failure }) => `${mind} ${failure}`)).toEqual(
    Array.from({ length: 4 }, () => 'instinct MODEL_REFUSED'),
  );
});

it('[GR4] a fault that passes is tried again, and the turn is the model’s', async () => {
  const running = await startScriptedOpenAi({
    answer: aSmallModel,
    fault: ({ number }) => (number % 2 === 1 ? 'busy-503' : undefined),
  });
  const model = openModel({
    door: loopbackDoor,
    address: { server: 'openai', model: 'any', baseUrl: `${running.url}/v1` },
    retry: { backoffMs: 1 },
  });
  const played = await playWith({ model, turns: 4, deadlineMs: PATIENT });
  await running.stop();
  expect(played.turns.map(({ mind }) => mind)).toEqual(['model', 'model', 'model', 'model']);
  expect(running.log.calls.length).toBeGreaterThanOrEqual(16);
});

it('[GR4] words that are data are not spoken', async () => {
  const { played } = await playAgainst('openai', {
    answer: aSmallModel,
    fault: () => 'wrong-schema',
    deadlineMs: PATIENT,
    turns: 2,
  });
  expect(played.turns).toMatchObject([
    { speech: null, gaveUp: true, allowed: true },
    { speech: null, gaveUp: true, allowed: true },
  ]);
});
