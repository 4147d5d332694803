// Nobody stays alone all day: who has talked to nobody goes where those they know usually are.
import { HOUR_MS, relationId, type World } from '@hakoniwa/stage';
import { aCharacter } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { feeling, flat, live, told } from '../test/live.ts';

const plan = { ayu: [{ at: '12:00', action: 'rest', place: 'cafe', minutes: 720 }] };
const config = lifeConfig({ schedules: plan });

/** Yana at home in the evening; ayu usually sits in the cafe, whether or not she does today. */
function evening(ayuAt: string): World {
  const ayu = aCharacter('ayu', ayuAt, { needs: feeling({}), home: 'home' });
  const world = flat({}, { people: [ayu] });
  const id = relationId('yana', 'ayu');
  const relation = { from: 'yana', to: 'ayu', affinity: 40, bonds: [] };
  const relations = world.relations.set(id, relation as never);
  return { ...world, relations, clock: { ...world.clock, now: 18 * HOUR_MS } };
}

const walks = (world: World) =>
  live(world, { config, minutes: 120 }).events.filter(
    ({ actor, type, target }) => actor === 'yana' && type === 'walk-started' && target === 'cafe',
  );

it('[LF29] the lonely look for a friend where she usually is, and talk to her', () => {
  const { events } = live(evening('cafe'), { config, minutes: 180 });
  expect(walks(evening('cafe')).length).toBeGreaterThan(0);
  const all = [...told(events, 'yana'), ...told(events, 'ayu')];
  expect(all).toContain('activity-completed talk');
});

it('[LF29] where she is in truth is not read: they go in vain as well', () => {
  expect(walks(evening('bedroom')).length).toBeGreaterThan(0);
});
