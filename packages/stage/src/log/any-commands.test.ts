// Whatever is asked of a world, it never breaks: random sense and nonsense, forwards and backwards.
import {
  admissibleCommand,
  atTheEdge,
  forAnySeed,
  randomCommand,
  randomPatch,
  smallWorld,
  stageRules,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { expectSound, expectUnbroken, runCommands } from '../../test/any-commands.ts';
import {
  applyPatch,
  canonicalJson,
  documentOf,
  genesisHead,
  headAfter,
  type Json,
  PatchError,
  patchWorld,
  type SealedEvent,
  stateHash,
  step,
  verifyChain,
  type World,
  worldAfter,
  worldFrom,
} from '../index.ts';

/** A world and its document as one text. */
const textOf = (world: World) => canonicalJson(documentOf(world) as unknown as Json);

it('[V1] any sequence of admissible acts keeps every invariant', () => {
  forAnySeed(12, (dice) => {
    const { world, allowed } = runCommands(smallWorld(), 40, (now) =>
      admissibleCommand(dice, stageRules, now),
    );
    expect(allowed).toBe(40);
    expectSound(world);
  });
});

it('[T8] a thousand random commands, nonsense included, never throw and never corrupt', () =>
  expectUnbroken(2));

it.each(['dance', '', '__proto__', 'constructor', 'toString'])(
  '[T8] a command called %j is denied like any nobody knows',
  (type) => {
    const { verdict, world } = step(stageRules, smallWorld(), { type } as never);
    expect(verdict).toMatchObject({ allowed: false, denial: { cause: 'unknown-command' } });
    expect(world.seq).toBe(1);
  },
);

it('[G3] any history replays to the same world', () => {
  forAnySeed(12, (dice) => {
    const first = smallWorld();
    const { world, events } = runCommands(first, 60, (now) =>
      atTheEdge(randomCommand(dice, stageRules, now)),
    );
    const kept = JSON.parse(JSON.stringify(events)) as SealedEvent[];
    const head = genesisHead(documentOf(first));
    expect(verifyChain(kept, head)).toEqual({ ok: true, head: headAfter(head, events) });
    const replayed = worldAfter(worldFrom(documentOf(first)), kept);
    expect(stateHash(replayed)).toBe(stateHash(world));
    expect(textOf(replayed)).toBe(textOf(world));
  });
});

it('[P2] [P4] random patches fit a world and its document alike, and leave both as they were', () => {
  let fitted = 0;
  forAnySeed(15, (dice) => {
    const world = smallWorld();
    const document = documentOf(world) as unknown as Json;
    const before = canonicalJson(document);
    for (let i = 0; i < 20; i++) {
      const patch = randomPatch(dice, world);
      const change = ifItFits(() => patchWorld(world, patch));
      const applied = ifItFits(() => applyPatch(document, patch));
      if (!change || applied === undefined) continue;
      fitted += 1;
      expect(textOf(change.world)).toBe(canonicalJson(applied));
    }
    expect(textOf(world)).toBe(before);
  });
  // A fifth of them fit, sixty or so; by chance it is never as few as this.
  expect(fitted).toBeGreaterThan(15);
});

/** What a patch comes to, or nothing when it does not fit. */
function ifItFits<T>(apply: () => T): T | undefined {
  try {
    return apply();
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
}
