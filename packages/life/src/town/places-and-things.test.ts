// Facilities that open and close, facilities on things, and the list of a hungry morning.
import { characterId, HOUR_MS, type World } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { doing, feeling, flat, live, told } from '../test/live.ts';
import { facilitiesFor } from './search.ts';

const config = lifeConfig();

function offered(world: World, action: string, now = world.clock.now) {
  const self = world.characters.get(characterId('yana'));
  const found = config.actions.get(action);
  if (!self || !found) throw new Error('no such thing');
  return facilitiesFor({ config, world, self, now }, found);
}

it('[LF8] the example of a hungry character in town: four places, one map away, by cost', () => {
  const eatery = (id: string, cost: number, quality: number) =>
    aPlace(id, ['town'], { facility: { tags: ['restaurant'], cost, quality } });
  const world = aWorld({
    places: [
      aPlace('town', ['dolce', 'tsubame', 'store', 'home']),
      eatery('dolce', 800, 70),
      eatery('tsubame', 600, 65),
      eatery('store', 400, 40),
      aPlace('home', ['town', 'kitchen']),
      aPlace('kitchen', ['home'], {
        parent: 'home',
        facility: { tags: ['kitchen'], owner: 'yana' },
      }),
    ],
    characters: [
      aCharacter('yana', 'town', { home: 'home', money: 5_000, needs: feeling({ satiety: 20 }) }),
    ],
  });
  const shown = offered(world, 'eat').map(({ place, distance, cost, quality }) => [
    place,
    distance,
    cost,
    quality,
  ]);
  expect(shown).toEqual([
    ['kitchen', 1, 300, 50],
    ['store', 1, 400, 40],
    ['tsubame', 1, 600, 65],
    ['dolce', 1, 800, 70],
  ]);
});

describe('closing time', () => {
  const spa = aPlace('spa', [{ to: 'home', minutes: 1 }], {
    facility: { tags: ['hotspring'], hours: { start: 15, end: 21 } },
  });
  const at = (hour: number) => {
    const world = flat({ place: 'spa', needs: feeling({ hygiene: 50 }) }, { places: [spa] });
    return { ...world, clock: { ...world.clock, now: hour * HOUR_MS } };
  };
  const bathe = doing({ action: 'bathe', target: 'spa', durationMinutes: 60 });

  it('[LF11] ends what goes on there, and what was gained stands', () => {
    const { events, world, end } = live(at(20.5), { decide: bathe, minutes: 31 });
    const done = events.find(({ type }) => type === 'activity-completed');
    expect(done?.detail).toMatchObject({ minutes: 30, closed: true, at: 21 * HOUR_MS });
    expect((world.characters.get('yana')?.needs.hygiene?.micropoints ?? 0) / 1e6).toBeGreaterThan(
      99,
    );
    expect(end).toBeGreaterThan(21 * HOUR_MS);
  });

  it('[LF11] what must end before the least time is not offered, nor what is closed', () => {
    const places = (hour: number) => offered(at(hour), 'bathe').map(({ place }) => place);
    expect(places(20.7)).toContain('spa');
    expect(places(20.8)).not.toContain('spa');
    expect(places(21)).not.toContain('spa');
    expect(places(15)).toContain('spa');
  });
});

describe('things', () => {
  const bench = { kind: 'seat', portable: false, facility: { tags: ['bedroom'], quality: 30 } };
  const own = { kind: 'seat', portable: false, facility: { tags: ['bedroom'], owner: 'ayu' } };
  const stall = {
    portable: false,
    facility: { tags: ['restaurant'], cost: 500, quality: 60, owner: 'yana' },
  };

  function square(props: readonly Record<string, unknown>[]): World {
    return aWorld({
      places: [aPlace('square', ['lane']), aPlace('lane', ['square'])],
      characters: ['ayu', 'yana'].map((id) =>
        aCharacter(id, 'square', { money: 2_000, needs: feeling({}) }),
      ),
      props,
    });
  }

  it('[LF31] a facility on a thing serves where it stands, by its own quality and for its owner', () => {
    const world = square([
      aProp('bench', { place: 'lane' }, bench),
      aProp('hammock', { place: 'square' }, own),
    ]);
    expect(offered(world, 'sleep')).toMatchObject([{ spot: 'bench', place: 'lane', quality: 30 }]);
    const decide = doing({ action: 'sleep', target: 'bench', durationMinutes: 60 });
    const run = live(world, { decide, minutes: 10 });
    expect(told(run.events)).toEqual(['walk-started move', 'activity-started sleep']);
    expect(run.events.at(-1)?.detail).toMatchObject({ quality: 30 });
  });

  it('[LF31] what is carried away serves nobody, and what is moved serves where it is', () => {
    const at = (where: object) =>
      square([aProp('bench', where as never, { ...bench, portable: true })]);
    expect(offered(at({ holder: 'ayu' }), 'sleep')).toEqual([]);
    expect(offered(at({ place: 'square' }), 'sleep')[0]?.place).toBe('square');
    const moved = at({ place: 'square' });
    const there = moved.props.get('bench');
    if (!there) throw new Error('no bench');
    const props = moved.props.set('bench', { ...there, at: { place: 'lane' } } as never);
    expect(offered({ ...moved, props }, 'sleep')[0]?.place).toBe('lane');
  });

  it('[LF10] at a stall of one’s own there is no fee; others may not use what is owned', () => {
    const world = square([aProp('stall', { place: 'square' }, stall)]);
    expect(offered(world, 'eat')).toMatchObject([{ spot: 'stall', cost: 300 }]);
  });
});
