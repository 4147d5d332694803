// The world as a value: hash, indexes, chance, the hour, distances.
import { doAll, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import {
  blankDocument,
  characterId,
  documentOf,
  drawBelow,
  drawOne,
  firstVisibleAt,
  fullStateHash,
  heldBy,
  hops,
  insideOf,
  parseWorld,
  peopleAt,
  placeId,
  placesWithin,
  propId,
  propsAt,
  seedRng,
  stateHash,
  type Table,
  timeLabel,
  visibleAt,
  withEntries,
  worldFrom,
} from '../index.ts';
import { indexAll } from './indexes.ts';

it('[W1] two ways to the same world give the same hash', () => {
  const there = doAll(smallWorld(), 'take mug', 'put mug');
  expect(stateHash(there)).toBe(stateHash(smallWorld()));
  expect(there.seq).toBe(2);
  const oneWay = doAll(smallWorld(), 'take mug', 'take apple');
  const other = doAll(smallWorld(), 'take apple', 'take mug');
  expect(stateHash(oneWay)).toBe(stateHash(other));
  expect(stateHash(oneWay)).not.toBe(stateHash(there));
});

it('[W2] the incremental hash is the full one', () => {
  let world = smallWorld();
  for (const act of [
    'take mug',
    'open fridge',
    'take milk',
    'put mug fridge',
    'move - living',
    'search sofa',
  ]) {
    world = doAll(world, act);
    expect(stateHash(world)).toBe(fullStateHash(world));
    expect(stateHash(parseWorld(JSON.parse(JSON.stringify(documentOf(world)))))).toBe(
      stateHash(world),
    );
  }
});

it('[W3] the indexes are what a walk finds', () => {
  const world = doAll(
    smallWorld(),
    'take mug',
    'put mug fridge',
    'eat apple',
    'move - living',
    'take book',
  );
  const walked = indexAll(documentOf(world));
  expect([...world.indexes.people.entries()]).toEqual([...walked.people.entries()]);
  expect([...world.indexes.things.entries()]).toEqual([...walked.things.entries()]);
  expect(peopleAt(world, placeId('living')).map(({ id }) => id)).toEqual(['yana']);
  expect(heldBy(world, characterId('yana')).map(({ id }) => id)).toEqual(['book']);
  expect(insideOf(world, propId('fridge')).map(({ id }) => id)).toEqual(['milk', 'mug']);
  expect(propsAt(world, placeId('living')).map(({ id }) => id)).toEqual([
    'small-key',
    'sofa',
    'tv',
  ]);
});

it('[W4] the same seed draws the same numbers', () => {
  const drawn = (seed: number) => {
    let rng = seedRng(seed);
    return Array.from({ length: 20 }, () => {
      const [value, next] = drawBelow(JSON.parse(JSON.stringify(rng)), 100);
      rng = next;
      return value;
    });
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
  expect(drawn(7).every((value) => Number.isInteger(value) && value >= 0 && value < 100)).toBe(
    true,
  );
  expect(drawOne(seedRng(1), [])[0]).toBeUndefined();
});

it.each([
  [0, '深夜', 'late night'],
  [2, '深夜', 'late night'],
  [4, '早朝', 'dawn'],
  [8, '朝', 'morning'],
  [12, '昼', 'midday'],
  [17, '夕方', 'evening'],
  [21, '夜', 'night'],
])('[W5] %i o’clock is %s', (hour, ja, en) => {
  const clock = { now: hour * 3_600_000 + 15 * 60_000, start: '2026-01-01' };
  expect([timeLabel(clock, 'ja'), timeLabel(clock, 'en')]).toEqual([ja, en]);
});

it('[W6] hops count exits', () => {
  const world = smallWorld();
  expect(hops(world, { from: placeId('living'), to: placeId('cellar') })).toBe(2);
  expect(hops(world, { from: placeId('living'), to: placeId('living') })).toBe(0);
  expect(hops(world, { from: placeId('living'), to: placeId('moon') })).toBeUndefined();
  expect([...placesWithin(world, { from: placeId('living'), max: 1 })]).toEqual([
    ['living', 0],
    ['kitchen', 1],
  ]);
});

it('[W14] the first of what is to be seen is the beginning of all of it', () => {
  const world = smallWorld();
  const place = placeId('kitchen');
  const all = visibleAt(world, place);
  expect(all.map(({ id }) => String(id))).toContain('cellar-door');
  for (let most = 0; most <= all.length + 1; most++)
    expect(firstVisibleAt(world, place, { most, isWanted: () => true })).toEqual(
      all.slice(0, most),
    );
  const isWanted = ({ kind }: (typeof all)[number]) => kind === 'device';
  expect(firstVisibleAt(world, place, { most: 2, isWanted })).toEqual(
    all.filter(isWanted).slice(0, 2),
  );
});

it('[W15] a world filled with entries is the world of its document', () => {
  const world = smallWorld();
  const entriesOf = <V>(table: Table<V>) => new Map(table.entries());
  const filled = withEntries(worldFrom(blankDocument({ language: 'en', origin: 'test' })), {
    places: entriesOf(world.places),
    characters: entriesOf(world.characters),
    props: entriesOf(world.props),
  });
  const { places, characters, props } = documentOf(world);
  expect(documentOf(filled)).toMatchObject({ places, characters, props });
  const walked = indexAll(documentOf(filled));
  expect([...filled.indexes.people.entries()]).toEqual([...walked.people.entries()]);
  expect([...filled.indexes.things.entries()]).toEqual([...walked.things.entries()]);
});
