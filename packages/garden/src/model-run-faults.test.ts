// A scene against model servers that fail in every way, over real HTTP.
import { loopbackDoor, type ModelFault, refusedUrl, startScriptedOpenAi } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { expectToldTurns, PATIENT, playAgainst, SHORT } from '../test/fault-scene.ts';
import { aSmallModel, playWith } from '../test/model-scene.ts';
import { openModel } from './model-run.ts';

/** Each fault but the endless answer, whose megabytes take longer than all others: the failure its turn records, and the time a call is given; null: an answer comes, which is used or found unfit. */
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
  ['limited-429', 'MODEL_RATE_LIMITED', PATIENT],
  ['tool-call', 'MODEL_TOOL_CALL', PATIENT],
  ['blank', 'MODEL_EMPTY', PATIENT],
  ['null-content', 'MODEL_EMPTY', PATIENT],
  ['error-500', 'MODEL_HTTP', PATIENT],
  ['busy-503', 'MODEL_HTTP', PATIENT],
  ['no-model', 'MODEL_NOT_FOUND', PATIENT],
  ['redirect', 'MODEL_REDIRECT', PATIENT],
  ['empty', 'MODEL_HALF_STREAM', PATIENT],
  ['error-mid-stream', 'MODEL_SERVER', PATIENT],
];

const CASES = (['ollama', 'openai'] as const).flatMap((server) =>
  FAULTS.map(([fault, failure, deadlineMs]) => ({ server, fault, failure, deadlineMs })),
);

it.each(CASES)('[GR3] $server, $fault: every turn ends and says $failure', expectToldTurns);

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
    ['MODEL_REFUSED', 'MODEL_REFUSED', 'MODEL_RESTING', 'MODEL_RESTING'].map(
      (code) => `instinct ${code}`,
    ),
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
    { mind: 'instinct', failure: 'MODEL_UNFIT' },
    { mind: 'instinct', failure: 'MODEL_UNFIT' },
  ]);
});
