// Gives everyone in a world a life: needs that decay, and a first moment in the queue.
import {
  type Change,
  type Character,
  MICROPOINTS,
  MINUTE_MS,
  type Need,
  type Operation,
  pointer,
  type World,
} from '@hakoniwa/stage';
import type { LifeConfig } from '../config/life-config.ts';
import { LIFE_SYSTEM, lineStateOf } from '../config/line-mode.ts';
import { limits } from '../limits.ts';
import { lifeJson, lifeKey, newLife } from '../moment/life-state.ts';
import { upToSecond, withRates } from '../needs/line.ts';

/** Where a pack does not say how somebody feels, they feel well. */
const WELL = 80 * MICROPOINTS;

/** Whether everyone who is there has a life. */
export function isEnrolled(world: World): boolean {
  const life = world.systems.get(LIFE_SYSTEM) as { readonly people: number } | undefined;
  return life?.people === world.characters.size;
}

/** The one event that begins the life of all who have none yet. */
export function enrol(config: LifeConfig, world: World): Change {
  const newcomers = [...world.characters.values()].filter(
    (one) => !world.systems.has(lifeKey(one.id)),
  );
  const spread = Math.max(1, Math.min(limits.spreadMinutes, Math.ceil(newcomers.length / 16)));
  const operations = newcomers.flatMap((one, index): Operation[] => [
    {
      op: 'replace',
      path: pointer('characters', one.id, 'needs'),
      value: lifeJson(needsOf(config, one, world.clock.now)),
    },
    {
      op: 'add',
      path: pointer('systems', lifeKey(one.id)),
      value: lifeJson(newLife(upToSecond(world.clock.now) + (index % spread) * MINUTE_MS)),
    },
  ]);
  const people: Operation = {
    op: 'add',
    path: pointer('systems', LIFE_SYSTEM),
    value: { ...lineStateOf(world, config.lines), people: world.characters.size },
  };
  return { type: 'life-began', patch: [...operations, people] };
}

/** Needs the pack gave keep their value; all of them decay by the config. */
function needsOf(config: LifeConfig, character: Character, now: number): Character['needs'] {
  const well: Need = { micropoints: WELL, ratePerMinute: 0, since: now };
  const all = Object.fromEntries(config.needs.map((need) => [need, character.needs[need] ?? well]));
  return withRates({ ...character.needs, ...all }, { rates: config.decay, now });
}
