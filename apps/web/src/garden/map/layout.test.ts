// The map of a world: everything has its spot, nothing overlaps, the same world gives the same map.
import type { WatchView } from '@hakoniwa/protocol';
import { expect, it } from 'vitest';
import { type Box, mapLayoutOf } from './layout.ts';
import { spotsAt } from './where-drawn.ts';

const place = (name: string, rest: object = {}) => ({ name, exits: [], ...rest });

function village(homes: number): WatchView['places'] {
  const places: Record<string, WatchView['places'][string]> = {
    street: place('street', { zone: 'centre', exits: [['cafe', 2]] }),
    cafe: place('café', { zone: 'north' }),
    well: place('well', { zone: 'elsewhere' }),
  };
  for (let home = 0; home < homes; home += 1) {
    places[`home${home}`] = place(`home ${home}`, { zone: 'homes' });
    for (let room = 0; room < home % 6; room += 1)
      places[`home${home}_${room}`] = place(`room ${room}`, { parent: `home${home}` });
  }
  return places;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

it.each([0, 1, 7, 120])('draws a village with %i homes without overlap', (homes) => {
  const places = village(homes);
  const layout = mapLayoutOf(places);
  expect([...layout.boxes.keys()].sort()).toEqual(Object.keys(places).sort());
  for (const [index, house] of layout.houses.entries()) {
    expect(layout.houses.slice(index + 1).some((other) => overlap(house, other))).toBe(false);
    for (const room of house.rooms) expect(overlap(room, house)).toBe(true);
    expect(house.x >= 0 && house.x + house.width <= layout.width).toBe(true);
  }
  expect(mapLayoutOf(Object.fromEntries(Object.entries(places).reverse()))).toEqual(layout);
});

it('puts the north above the centre, and a parent that is not there makes no room', () => {
  const layout = mapLayoutOf({ ...village(2), shed: place('shed', { parent: 'nowhere' }) });
  const y = (id: string) => layout.houses.find((house) => house.id === id)?.y ?? Number.NaN;
  expect(y('cafe')).toBeLessThan(y('street'));
  expect(layout.boxes.has('shed')).toBe(true);
});

it('draws people apart in one place, and on their way between two', () => {
  const places = village(1);
  const layout = mapLayoutOf(places);
  const at = (name: string, rest: object = {}) => ({
    name,
    place: 'cafe',
    by: 'instinct' as const,
    ...rest,
  });
  const activity = { action: 'move', since: 0, until: 120_000, path: ['street', 'cafe'] };
  const people = { a: at('A'), b: at('B'), c: at('C', { activity }) };
  const spots = new Map(
    spotsAt({ people, places }, { layout, now: 60_000 }).map((one) => [one.id, one]),
  );
  expect(spots.get('a')?.x).not.toBe(spots.get('b')?.x);
  expect(spots.get('c')?.isWalking).toBe(true);
  const later = spotsAt({ people, places }, { layout, now: 130_000 }).find(({ id }) => id === 'c');
  expect(later?.isWalking).toBe(false);
});
