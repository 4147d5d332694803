// A scene against a model server that fails in one way, over real HTTP, and what every turn of it must say.
import { MemoryJournal } from '@hakoniwa/model';
import { allBreaches, isJsonObject, type SealedEvent } from '@hakoniwa/stage';
import {
  loopbackDoor,
  type ModelFault,
  type ScriptedServerOptions,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { expect } from 'vitest';
import { openModel } from '../src/model-run.ts';
import { aSmallModel, playWith, toldIn } from './model-scene.ts';

const SERVERS = { ollama: startScriptedOllama, openai: startScriptedOpenAi } as const;
type Server = keyof typeof SERVERS;

/** Time enough for whatever answers at once, and little for what never will. */
export const PATIENT = 300_000;
export const SHORT = 400;

const TURNS = 2;

export async function playAgainst(
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
  return command?.type === 'perform' && isJsonObject(command.note) ? command.note : {};
}

export interface FaultCase {
  readonly server: Server;
  readonly fault: ModelFault;
  /** The failure its turn records; null: an answer comes, which is used or found unfit. */
  readonly failure: string | null;
  /** The time a call is given. */
  readonly deadlineMs: number;
}

/** Every turn ends and says why. */
export async function expectToldTurns({ server, fault, failure, deadlineMs }: FaultCase) {
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
    const outcomes = played.turns.map((turn) => turn.failure ?? turn.mind);
    expect(outcomes.filter((one) => one !== 'model' && one !== 'MODEL_UNFIT')).toEqual([]);
    expect(log.calls.length).toBeLessThanOrEqual(4 * TURNS);
    return;
  }
  // One call, one failure, then instinct: nothing waits for a second call of the same turn.
  expect(journal.records).toHaveLength(TURNS);
  expect(log.calls.length).toBeLessThanOrEqual(TURNS);
  expect(told.map((event) => noteOf(event).failure)).toEqual(told.map(() => failure));
  expect(played.turns.map((turn) => turn.failure)).toEqual(told.map(() => failure));
  expect(played.turns.every(({ act, speech }) => (act ?? speech) !== null)).toBe(true);
}
