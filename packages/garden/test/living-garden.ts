// A small town in a garden with its clock on a simulated wall.
import { lifeConfig } from '@hakoniwa/life';
import { HOUR_MS, type SealedEvent, type World } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { aTown, aTownPlan, SimulatedWall } from '@hakoniwa/testkit';
import { GardenClock } from '../src/clock/garden-clock.ts';
import { EffectRunner } from '../src/effects/effect-runner.ts';
import type { PerformEffect } from '../src/effects/perform-effect.ts';
import { Garden } from '../src/garden.ts';
import { gardenRules } from '../src/rules.ts';

interface Living {
  readonly residents?: number;
  readonly store?: MemoryEventStore;
  readonly perform?: PerformEffect;
  /** Who is played by a model; nobody when left out. */
  readonly models?: readonly string[];
  /** Whether the garden in the store is taken up again. */
  readonly isAgain?: boolean;
}

/** When the town's clock begins. */
export const MORNING = 8 * HOUR_MS;

export async function livingGarden({ residents = 4, models = [], perform, ...more }: Living = {}) {
  const store = more.store ?? new MemoryEventStore();
  const rules = gardenRules({ life: lifeConfig({ schedules: aTownPlan(residents) }) });
  const parts = { name: 'town', store, rules };
  const garden = await (more.isAgain
    ? Garden.open(parts)
    : Garden.create(parts, playedBy(aTown({ residents }), models)));
  const wall = new SimulatedWall();
  const effects = perform && new EffectRunner({ garden, wall, perform });
  const clock = new GardenClock({ garden, wall, effects });
  const events: SealedEvent[] = [];
  garden.subscribe((notice) => {
    if (notice.type === 'committed') events.push(...notice.submitted.events);
  });
  return { store, garden, wall, effects, clock, events };
}

function playedBy(world: World, models: readonly string[]): World {
  let { characters } = world;
  for (const id of models) {
    const one = characters.get(id);
    if (one) characters = characters.set(id, { ...one, controlledBy: 'model' });
  }
  return { ...world, characters };
}
