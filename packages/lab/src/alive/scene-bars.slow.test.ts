// The scenes everybody sees first, each over twenty seeds: what it is about happens in it.
// Slow because it plays a hundred scenes of sixty turns, about a minute of one core.
import { type Condition, holds, saysIn, type World, worldFrom } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { LabGardens, SHIPPED_PACKS } from '../play/lab-gardens.ts';
import { type PlayedCell, playCell } from '../play/play-cell.ts';
import { isSo } from './goals.ts';
import { type Move, movesOf } from './moves.ts';
import { type Frame, framesOf } from './replay.ts';

const SWITCHES = { inject: true, gm: true, sanitizer: false, storyteller: true } as const;
const gardens = await LabGardens.open({ shipped: SHIPPED_PACKS, beside: '.' });

interface Seen extends PlayedCell {
  readonly moves: readonly Move[];
  readonly frames: readonly Frame[];
}

const TURNS = 60;

async function scene(pack: string, scenario: string, seed: number): Promise<Seen> {
  const language: 'en' | 'ja' = seed % 2 === 0 ? 'en' : 'ja';
  const cell = {
    ...{ pack, scenario, language, seed, turns: TURNS, arm: 'alive', mind: 'instinct' },
    ...{ id: `${scenario}/${seed}`, switches: SWITCHES },
  };
  const played = await playCell({ cell, sheet: { kind: 'instinct' }, gardens });
  const moves = movesOf(played.log);
  return { ...played, moves, frames: framesOf(worldFrom(played.genesis), moves) };
}

/** Whether it was so at any time, by replay. */
function wasSo({ frames }: Seen, wants: Condition): boolean {
  return frames.some((frame) => isSo(frame, { who: '', id: '', wants }));
}

/** Deeds that were done, each with the world before it. */
function deeds({ moves, frames }: Seen) {
  return moves.flatMap(({ act, turn }, index) => {
    const before = frames[index]?.world;
    return act && before && frames[index + 1]?.isDone ? [{ ...act, turn, before }] : [];
  });
}

/** The turns in which somebody says that a thing is of no use, in words. */
function concludedOf({ log }: Seen, thing: string): number[] {
  return log.turns.flatMap(({ turn, events, speech }) =>
    speech !== null &&
    events.some((event) =>
      saysIn(event).some(({ about }) => about?.kind === 'denial' && about.with === thing),
    )
      ? [turn]
      : [],
  );
}

/** Whether she has the mug in her hand, with something poured into it. */
const hasFilledMug = (world: World) =>
  holds(world, {
    all: [{ holds: { character: 'yana', prop: 'mug' } }, { state: { prop: 'mug', has: 'filled' } }],
  });

const BARS = {
  'kitchen kitchen_morning': {
    atLeast: 18,
    happens: (seen) =>
      deeds(seen).some(
        ({ actor, verb, before }) => actor === 'yana' && verb === 'drink' && hasFilledMug(before),
      ),
  },
  'detective-office midnight_call': {
    atLeast: 20,
    happens: (seen) => wasSo(seen, { state: { prop: 'telephone', has: 'in use' } }),
  },
  // Tried, seen to give nothing, said to be empty, and never turned to again.
  'kitchen coffee_trap': {
    atLeast: 18,
    happens: (seen) => {
      const [first = Number.POSITIVE_INFINITY] = concludedOf(seen, 'coffee_maker');
      const uses = deeds(seen).filter(({ object }) => object === 'coffee_maker');
      const after = deeds(seen).filter(({ turn }) => turn > first);
      return uses.length > 1 && uses.every(({ turn }) => turn <= first) && after.length > 1;
    },
  },
  'kitchen locked_door': {
    atLeast: 20,
    happens: (seen) =>
      wasSo(seen, { state: { prop: 'study_door', has: 'open' } }) ||
      concludedOf(seen, 'study_door').length > 0,
  },
  'mansion last_will': {
    atLeast: 18,
    happens: (seen) =>
      deeds(seen).some(({ verb, target }) => verb === 'move' && target === 'locked_study') &&
      deeds(seen).some(({ verb, object }) => verb === 'read' && object === 'last_will'),
  },
} as const satisfies Readonly<
  Record<string, { readonly atLeast: number; readonly happens: (seen: Seen) => boolean }>
>;

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

it.each(Object.entries(BARS))('[AL7] %s', async (name, { atLeast, happens }) => {
  const [pack = '', scenario = ''] = name.split(' ');
  const without: number[] = [];
  for (const seed of SEEDS) if (!happens(await scene(pack, scenario, seed))) without.push(seed);
  expect(SEEDS.length - without.length, `not in ${without.join()}`).toBeGreaterThanOrEqual(atLeast);
});

it('[AL7] what is asked of a scene can be missing from it', () => {
  const nothing = { turns: [], head: {} as never, hash: '' };
  const seen = { log: nothing, genesis: {} as never, timings: [], moves: [], frames: [] };
  for (const { happens } of Object.values(BARS)) expect(happens(seen)).toBe(false);
});
