// Small stirrings until minds move in: now and then someone does one of the things the laws allow.
import type { Garden } from '@hakoniwa/garden';
import {
  type Act,
  admissible,
  type CharacterId,
  drawOne,
  MINUTE_MS,
  type Rng,
  seedRng,
} from '@hakoniwa/stage';

/** Lets the people of a garden stir, in turn, until the result is called. Seeded, one act at a time. */
export function idleLife(garden: Garden, options: { everyMs: number; seed: number }): () => void {
  let rng: Rng = seedRng(options.seed);
  let turn = 0;
  const stir = async () => {
    const people = garden.world.characters.ids() as CharacterId[];
    const who = people[turn++ % Math.max(1, people.length)];
    await garden.submit({ type: 'advance', to: garden.world.clock.now + MINUTE_MS });
    const acts =
      who === undefined ? [] : admissible(garden.rules, garden.world, who).filter(isGentle);
    const [act, next] = drawOne(rng, acts);
    rng = next;
    if (act) await garden.submit({ type: 'act', act });
  };
  const timer = setInterval(() => {
    stir().catch((error: unknown) => {
      console.error('the garden stands still:', error);
      clearInterval(timer);
    });
  }, options.everyMs);
  return () => clearInterval(timer);
}

/** Nothing that uses things up or makes a mess: the kitchen should look the same tomorrow. */
function isGentle({ verb }: Act): boolean {
  return !ROUGH.has(verb);
}

const ROUGH: ReadonlySet<string> = new Set([
  'discard',
  'spill',
  'throw',
  'eat',
  'drink',
  'pour',
  'lock',
  'force',
  'knock',
]);
