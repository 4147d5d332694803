// Runs of commands on a world, and everything that must be so of whatever they leave.
import { atTheEdge, Dice, randomCommand, smallWorld, stageRules } from '@hakoniwa/testkit';
import { expect } from 'vitest';
import {
  allBreaches,
  type Command,
  documentOf,
  fullStateHash,
  genesisHead,
  headAfter,
  type SealedEvent,
  seal,
  stateHash,
  step,
  type World,
  worldDocumentSchema,
} from '../src/index.ts';
import { indexAll } from '../src/world/indexes.ts';

/** Fails when anything about a world is not as it must be. */
export function expectSound(world: World): void {
  expect(allBreaches(world)).toEqual([]);
  expect(stateHash(world)).toBe(fullStateHash(world));
  const whole = indexAll(documentOf(world));
  const { wakes, ...others } = world.indexes;
  for (const [kept, found] of [
    ...(['people', 'things', 'beliefs'] as const).map(
      (name) => [others[name], whole[name]] as const,
    ),
    ...(['moments', 'waiting'] as const).map((name) => [wakes[name], whole.wakes[name]] as const),
  ])
    expect([...kept.entries()].sort()).toEqual([...found.entries()].sort());
  const document = JSON.parse(JSON.stringify(documentOf(world))) as unknown;
  expect(worldDocumentSchema.safeParse(document).error?.issues ?? []).toEqual([]);
}

interface Run {
  readonly world: World;
  readonly events: readonly SealedEvent[];
  readonly allowed: number;
}

/** Runs commands one after another, sealing what they leave. */
export function runCommands(
  from: World,
  count: number,
  next: (world: World, index: number) => Command | undefined,
): Run {
  const events: SealedEvent[] = [];
  const head = genesisHead(documentOf(from));
  let world = from;
  let allowed = 0;
  for (let i = 0; i < count; i++) {
    const command = next(world, i);
    if (!command) continue;
    const result = step(stageRules, world, command);
    events.push(...seal(headAfter(head, events), result.events));
    world = result.world;
    if (result.verdict.allowed) allowed += 1;
  }
  return { world, events, allowed };
}

/** Asks sense and nonsense of worlds in rounds of five hundred; every fiftieth time all of a world is looked at. */
export function expectUnbroken(rounds: number): void {
  const dice = new Dice(20_260_401);
  let allowed = 0;
  let refused = 0;
  for (let round = 0; round < rounds; round++) {
    const result = runCommands(smallWorld(), 500, (world, i) => {
      if (i % 50 === 0) expectSound(world);
      const command = atTheEdge(randomCommand(dice, stageRules, world));
      if (!command) refused += 1;
      return command;
    });
    allowed += result.allowed;
    expectSound(result.world);
  }
  // The mix must be one: enough that worked, enough that was denied, enough that never got in.
  expect(allowed).toBeGreaterThan(150 * rounds);
  expect(refused).toBeGreaterThan(10 * rounds);
  expect(500 * rounds - allowed - refused).toBeGreaterThan(50 * rounds);
}
