// Whatever is asked of a world, it never breaks: random sense and nonsense, forwards and backwards.
import {
  admissibleCommand,
  atTheEdge,
  Dice,
  forAnySeed,
  randomCommand,
  randomPatch,
  smallWorld,
  stageRules,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import {
  allBreaches,
  applyPatch,
  type Command,
  canonicalJson,
  documentOf,
  fullStateHash,
  genesisHead,
  headAfter,
  type Json,
  PatchError,
  patchWorld,
  type SealedEvent,
  seal,
  stateHash,
  step,
  unapplyEvent,
  verifyChain,
  type World,
  worldAfter,
  worldDocumentSchema,
  worldFrom,
} from '../index.ts';
import { indexAll } from '../world/indexes.ts';

/** A world and its document as one text. */
const textOf = (world: World) => canonicalJson(documentOf(world) as unknown as Json);

/** Fails when anything about a world is not as it must be. */
function expectSound(world: World): void {
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
function run(
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

it('[V1] any sequence of admissible acts keeps every invariant', () => {
  forAnySeed(40, (dice) => {
    const { world, allowed } = run(smallWorld(), 40, (now) =>
      admissibleCommand(dice, stageRules, now),
    );
    expect(allowed).toBe(40);
    expectSound(world);
  });
});

it('[T8] ten thousand random commands, nonsense included, never throw and never corrupt', () => {
  const dice = new Dice(20_260_401);
  let allowed = 0;
  let refused = 0;
  for (let round = 0; round < 20; round++) {
    const result = run(smallWorld(), 500, (world, i) => {
      if (i % 50 === 0) expectSound(world);
      const command = atTheEdge(randomCommand(dice, stageRules, world));
      if (!command) refused += 1;
      return command;
    });
    allowed += result.allowed;
    expectSound(result.world);
  }
  // The mix must be one: enough that worked, enough that was denied, enough that never got in.
  expect(allowed).toBeGreaterThan(3_000);
  expect(refused).toBeGreaterThan(200);
  expect(10_000 - allowed - refused).toBeGreaterThan(1_000);
});

it.each(['dance', '', '__proto__', 'constructor', 'toString'])(
  '[T8] a command called %j is denied like any nobody knows',
  (type) => {
    const { verdict, world } = step(stageRules, smallWorld(), { type } as never);
    expect(verdict).toMatchObject({ allowed: false, denial: { cause: 'unknown-command' } });
    expect(world.seq).toBe(1);
  },
);

it('[G3] [G4] any history replays to the same world and back to its beginning', () => {
  forAnySeed(40, (dice) => {
    const first = smallWorld();
    const { world, events } = run(first, 60, (now) =>
      atTheEdge(randomCommand(dice, stageRules, now)),
    );
    const kept = JSON.parse(JSON.stringify(events)) as SealedEvent[];
    const head = genesisHead(documentOf(first));
    expect(verifyChain(kept, head)).toEqual({ ok: true, head: headAfter(head, events) });
    const replayed = worldAfter(worldFrom(documentOf(first)), kept);
    expect(stateHash(replayed)).toBe(stateHash(world));
    expect(textOf(replayed)).toBe(textOf(world));
    let back = replayed;
    for (const event of kept.toReversed()) back = unapplyEvent(back, event);
    expect(textOf(back)).toBe(textOf(first));
    expect(stateHash(back)).toBe(stateHash(first));
    expect(back.seq).toBe(0);
  });
});

it('[P2] apply and invert is identity for random patches, on worlds and on plain JSON', () => {
  let fitted = 0;
  forAnySeed(60, (dice) => {
    const world = smallWorld();
    const document = documentOf(world) as unknown as Json;
    const before = canonicalJson(document);
    for (let i = 0; i < 20; i++) {
      const patch = randomPatch(dice, world);
      const change = ifItFits(() => patchWorld(world, patch));
      if (change) {
        fitted += 1;
        const back = patchWorld(change.world, change.inverse).world;
        expect(stateHash(back)).toBe(stateHash(world));
        expect(textOf(back)).toBe(before);
      }
      const applied = ifItFits(() => applyPatch(document, patch));
      if (applied) {
        const back = applyPatch(applied.document, applied.inverse).document;
        expect(canonicalJson(back)).toBe(before);
      }
    }
    expect(textOf(world)).toBe(before);
  });
  expect(fitted).toBeGreaterThan(200);
});

/** What a patch comes to, or nothing when it does not fit; its inverse has no such excuse. */
function ifItFits<T>(apply: () => T): T | undefined {
  try {
    return apply();
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
}
