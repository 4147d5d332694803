// Golden days: what everybody did from hour to hour, written down once; whoever changes how people live sees whose day changed.
import {
  buildWorld,
  isProblem,
  type Language,
  stateHash,
  validatePack,
  type World,
} from '@hakoniwa/stage';
import { aTown, aTownPlan, readPack } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { activityLines } from '../src/chronicle/activity-log.ts';
import { todayText } from '../src/chronicle/today-text.ts';
import { type LifeConfig, lifeConfig } from '../src/config/life-config.ts';
import { lifeOfPack } from '../src/config/life-of-pack.ts';
import { LIFE_SECTIONS } from '../src/config/sections.ts';
import { lifeStateOf } from '../src/moment/life-state.ts';
import { live } from '../src/test/live.ts';

const DAY = 24 * 60;

interface Beginning {
  readonly world: World;
  readonly config: LifeConfig;
}

/** The shipped town as it begins. */
function shippedTown(language: Language): Beginning {
  const { pack } = validatePack(readPack('town'), { sections: LIFE_SECTIONS });
  const scenario = 'first_day';
  if (!pack) throw new Error('the town is not valid');
  const world = buildWorld(pack, { scenario, language, seed: 1 });
  if (isProblem(world)) throw new Error(world.message.en);
  return { world, config: lifeOfPack(pack) };
}

/** A street of clerks and of people without work. */
function street(residents: number): Beginning {
  const config = lifeConfig({ schedules: aTownPlan(residents) });
  return { world: aTown({ residents, seed: 3 }), config };
}

/** Every line of the activity log, the day of each as a mind is told it, and the hash of all that came of it. */
function chronicle({ world: first, config }: Beginning, minutes: number): string {
  const { world, events } = live(first, { config, minutes });
  const lines = events.flatMap((event) => activityLines({ config, world }, event));
  const days = [...world.characters.values()].map(
    ({ id, name }) =>
      `${name} ${todayText({ config, world }, lifeStateOf(world, id)?.today ?? [])}`,
  );
  return [...lines, ...days, stateHash(world), ''].join('\n');
}

it.each([
  ['town.ja', () => shippedTown('ja'), DAY],
  ['town.en', () => shippedTown('en'), DAY / 4],
  ['street', () => street(6), 2 * DAY],
] as const)(
  'a day of %s is the day it was; `vitest -u` writes it anew',
  async (name, begin, minutes) => {
    await expect(chronicle(begin(), minutes)).toMatchFileSnapshot(`../fixtures/golden/${name}.txt`);
  },
);
