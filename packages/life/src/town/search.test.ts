// Which facilities are offered, in which order, and what they cost.
import { characterId, HOUR_MS } from '@hakoniwa/stage';
import { aPlace } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { doing, feeling, flat, live } from '../test/live.ts';
import { isWithin } from './hours.ts';
import { facilitiesFor } from './search.ts';

const config = lifeConfig();

function offered(world: ReturnType<typeof flat>, action: string, now = world.clock.now) {
  const self = world.characters.get(characterId('yana'));
  const found = config.actions.get(action);
  if (!self || !found) throw new Error('no such thing');
  return facilitiesFor({ config, world, self, now }, found);
}

const shop = (id: string, facility: object) =>
  aPlace(id, [{ to: 'street', minutes: 1 }], { facility });
const joined = (world: ReturnType<typeof flat>, ...ids: string[]) => {
  const street = world.places.get('street');
  if (!street) throw new Error('no street');
  const exits = [...street.exits, ...ids.map((to) => ({ to, minutes: 1 }))] as typeof street.exits;
  return { ...world, places: world.places.set('street', { ...street, exits }) };
};

it('[LF8] sorts by distance, cost, quality and id', () => {
  const places = [
    shop('b-diner', { tags: ['restaurant'], cost: 800, quality: 90 }),
    shop('a-bar', { tags: ['restaurant'], cost: 800, quality: 70 }),
    shop('snack', { tags: ['restaurant'], cost: 400, quality: 40 }),
    shop('private', { tags: ['restaurant'], owner: 'ayu' }),
    shop('palace', { tags: ['restaurant'], cost: 90_000 }),
    shop('night-bar', { tags: ['restaurant'], hours: { start: 20, end: 2 } }),
  ];
  const world = joined(
    flat({}, { places }),
    'b-diner',
    'a-bar',
    'snack',
    'private',
    'palace',
    'night-bar',
  );
  expect(offered(world, 'eat').map(({ place }) => place)).toEqual([
    'kitchen',
    'snack',
    'b-diner',
    'a-bar',
    'cafe',
  ]);
  const night = offered(world, 'eat', 25 * HOUR_MS).map(({ place }) => place);
  expect(night).toContain('night-bar');
  expect(offered(world, 'eat')[1]).toMatchObject({ cost: 400, quality: 40, distance: 2 });
});

it('[LF9] home serves from afar', () => {
  const chain = ['a', 'b', 'c', 'd', 'e'].map((id, i, all) =>
    aPlace(id, [
      { to: all[i - 1] ?? 'street', minutes: 10 },
      ...(all[i + 1] ? [{ to: all[i + 1], minutes: 10 }] : []),
    ]),
  );
  const world = joined(flat({ place: 'e' }, { places: chain }), 'a');
  expect(offered(world, 'sleep')).toMatchObject([{ place: 'bedroom', distance: 4 }]);
});

it('[LF8] what is three maps away is offered, what is four away is not', () => {
  const diner = { tags: ['restaurant'] };
  const chain = ['a', 'b', 'c'].map((id, i, all) =>
    aPlace(
      id,
      [
        { to: all[i - 1] ?? 'street', minutes: 1 },
        ...(all[i + 1] ? [{ to: all[i + 1], minutes: 1 }] : []),
      ],
      i === 0 ? {} : { facility: diner },
    ),
  );
  const found = offered(joined(flat({}, { places: chain }), 'a'), 'eat');
  expect(found.map(({ place }) => place)).toContain('b');
  expect(found.find(({ place }) => place === 'b')?.distance).toBe(3);
  expect(found.map(({ place }) => place)).not.toContain('c');
});

it('[LF8] what is another’s own serves nobody else, also when it is asked for', () => {
  const place = shop('private', { tags: ['restaurant'], owner: 'ayu' });
  const world = joined(flat({ place: 'private' }, { places: [place] }), 'private');
  const { events } = live(world, {
    decide: doing({ action: 'eat', target: 'private' }),
    minutes: 30,
  });
  const eaten = events.find(
    ({ type, detail }) =>
      type === 'activity-started' && (detail as { action?: string })?.action === 'eat',
  );
  expect(eaten?.place).toBe('cafe');
});

it.each([
  [5_000, 4_700, 50],
  [299, 299, 20],
])('[LF10] with %i in the purse a meal at home leaves %i at quality %i', (money, left, quality) => {
  const { world, events } = live(flat({ place: 'kitchen', money }), {
    decide: doing('eat'),
    minutes: 1,
  });
  expect(world.characters.get('yana')?.money).toBe(left);
  expect(events.at(-1)?.detail).toMatchObject({ action: 'eat', quality });
});

it('[LF10] a fee is paid when the meal begins', () => {
  const decide = doing({ action: 'eat', target: 'cafe' });
  const world = flat({ place: 'cafe', needs: feeling({}) });
  expect(live(world, { decide, minutes: 0 }).world.characters.get('yana')?.money).toBe(4_200);
});

it.each([
  [{ start: 9, end: 17 }, 8.9, false],
  [{ start: 9, end: 17 }, 9, true],
  [{ start: 9, end: 17 }, 17, false],
  [{ start: 20, end: 2 }, 23, true],
  [{ start: 20, end: 2 }, 1.9, true],
  [{ start: 20, end: 2 }, 2, false],
])('[LF11] hours %j at %d: %s', (hours, hour, isOpen) => {
  expect(isWithin(hours, 48 * HOUR_MS + hour * HOUR_MS)).toBe(isOpen);
});
