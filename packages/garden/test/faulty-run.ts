// A long run against a server that fails three calls in ten, with everything that must hold after it.
import { type CallRecord, MemoryJournal, MODEL_ERROR_CODES } from '@hakoniwa/model';
import {
  allBreaches,
  documentOf,
  genesisHead,
  type SealedEvent,
  stateHash,
  verifyChain,
  type World,
  worldAfter,
} from '@hakoniwa/stage';
import { faultsBySeed, loopbackDoor, MODEL_FAULTS, startScriptedOpenAi } from '@hakoniwa/testkit';
import { expect } from 'vitest';
import { openModel } from '../src/model-run.ts';
import { aSmallModel, type Played, playWith, toldIn } from './model-scene.ts';
import { tirelessBreaker } from './tireless-breaker.ts';

/** Every fault but the endless answer, whose megabytes would be most of the run. */
const KINDS = MODEL_FAULTS.filter((fault) => fault !== 'huge');

export interface FaultyRun {
  readonly turns: number;
  readonly deadlineMs: number;
  readonly seed: number;
}

/** Plays the run; a call is one attempt, so that every fault reaches the turn. */
export async function faultyRun({ turns, deadlineMs, seed }: FaultyRun) {
  const server = await startScriptedOpenAi({
    answer: aSmallModel,
    fault: faultsBySeed({ seed, percent: 30, kinds: KINDS }),
    dripMs: deadlineMs,
  });
  const journal = new MemoryJournal();
  const model = openModel({
    door: loopbackDoor,
    address: { server: 'openai', model: 'gemma3:4b', baseUrl: `${server.url}/v1` },
    journal,
    retry: { attempts: 1 },
    breaker: tirelessBreaker(),
  });
  try {
    const played = await playWith({ model, turns, deadlineMs, scenario: 'kitchen_morning' });
    return { played, records: journal.records, log: server.log };
  } finally {
    await server.stop();
  }
}

/** None lost, none doubled: each turn is told once, each call belongs to one turn. */
export function expectEachOnce(played: Played, records: readonly CallRecord[], turns: number) {
  const told = toldIn(played);
  expect(played.turns.map(({ turn }) => turn)).toEqual(
    Array.from({ length: turns }, (_, i) => i + 1),
  );
  expect(told).toHaveLength(turns);
  expect(told.map(({ actor }) => actor)).toEqual(played.turns.map(({ who }) => who));
  const calls = told.flatMap((event) => event.calls ?? []);
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls).toEqual(records.map(({ id }) => id));
  expect(actsBetween(played.events)).toBeLessThanOrEqual(1);
}

/** The most typed acts between two told turns. */
function actsBetween(events: readonly SealedEvent[]): number {
  let most = 0;
  let since = 0;
  for (const { type, command } of events) {
    since = type === 'turn-performed' ? 0 : since + (command?.type === 'act' ? 1 : 0);
    most = Math.max(most, since);
  }
  return most;
}

/** The chain holds, the fold gives every hash again, the world is whole. */
export function expectIntact({ events, first, last, turns }: Played) {
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  expect(verifyChain(events, genesisHead(documentOf(first)))).toMatchObject({ ok: true });
  expect(allBreaches(last)).toEqual([]);
  let world: World = first;
  let at = 0;
  for (const turn of turns) {
    world = worldAfter(world, events.slice(at, turn.seq));
    at = turn.seq;
    expect(stateHash(world)).toBe(turn.stateHash);
  }
}

/** Every failed turn says why, and the calls that failed are the turns that did. */
export function expectFailuresSaid({ turns }: Played, records: readonly CallRecord[]) {
  const failed = records.filter(({ outcome }) => 'error' in outcome);
  const all = turns.flatMap(({ failure }) => failure ?? []);
  // An answer of no use is no failed call.
  const said = all.filter((code) => code !== 'MODEL_UNFIT');
  expect(failed.map(({ outcome }) => ('error' in outcome ? outcome.error.code : ''))).toEqual(said);
  expect(said.filter((code) => !(MODEL_ERROR_CODES as readonly string[]).includes(code))).toEqual(
    [],
  );
  expect(said.length).toBeGreaterThan(turns.length / 5);
  expect(said.length).toBeLessThan(turns.length);
}
