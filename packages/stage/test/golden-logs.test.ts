// Golden logs: what was recorded once must replay for ever, and be judged the same until laws change.
import { stageRules } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { fullStateHash, rejudge, stateHash, worldAfter } from '../src/index.ts';
import { GOLDEN_LOGS, OLDER_LOGS, readGoldenLog } from './golden-logs.ts';

const NAMES = Object.keys(GOLDEN_LOGS);

it.each([...NAMES, ...OLDER_LOGS])('[G11] %s folds to the recorded hash', (name) => {
  const { first, log, recorded } = readGoldenLog(name);
  if (!log.ok) throw new Error(`event ${log.seq} on line ${log.line}: ${log.code}`);
  expect(log.events).toHaveLength(recorded.events);
  expect(log.head).toEqual(recorded.head);
  const world = worldAfter(first, log.events);
  expect(stateHash(world)).toBe(recorded.stateHash);
  expect(fullStateHash(world)).toBe(recorded.stateHash);
});

it.each(NAMES)('[G11] %s is judged today as it was then', (name) => {
  const { first, log, recorded } = readGoldenLog(name);
  if (!log.ok) throw new Error(`event ${log.seq} on line ${log.line}: ${log.code}`);
  const { differences, world } = rejudge(stageRules, { initial: first, events: log.events });
  expect(differences).toEqual([]);
  expect(stateHash(world)).toBe(recorded.stateHash);
});

it.each(NAMES)('[G11] %s holds enough to be worth keeping', (name) => {
  const { log } = readGoldenLog(name);
  if (!log.ok) throw new Error(`event ${log.seq} on line ${log.line}: ${log.code}`);
  const done = log.events.filter(({ outcome, patch }) => outcome === 'done' && patch.length > 0);
  const types = new Set(log.events.map(({ type }) => type));
  expect(done.length).toBeGreaterThan(20);
  expect(types.size).toBeGreaterThan(8);
});
