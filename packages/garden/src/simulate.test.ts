// A town that lives by itself: the same for a seed, and the same after a stop.
import { fileURLToPath } from 'node:url';
import { allBreaches, stateHash, type World } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { expect, it } from 'vitest';
import { metricsOf } from './report/metrics.ts';
import { TownRecord } from './report/town-record.ts';
import { type Simulation, simulate } from './simulate.ts';

const folder = fileURLToPath(new URL('../../../packs/town', import.meta.url));

async function run(days: number, store = new MemoryEventStore(), more: Partial<Simulation> = {}) {
  let record: TownRecord | undefined;
  let world: World | undefined;
  for await (const part of simulate({ folder, days, seed: 1, store, name: 'town', ...more })) {
    record ??= new TownRecord(part.town.genesis, part.town.life.needs);
    for (const event of part.events) record.add(event);
    world = part.world;
  }
  if (!world || !record) throw new Error('nothing happened');
  return { world, record, report: metricsOf(record, world) };
}

it('[GR12] two days of town: everyone eats, sleeps and washes, nothing breaks', async () => {
  const { world, report } = await run(2);
  expect(allBreaches(world)).toEqual([]);
  for (const id of world.characters.ids()) {
    expect([id, Object.keys(report.activities[id] ?? {})]).toEqual([
      id,
      expect.arrayContaining(['eat', 'sleep', 'bathe']),
    ]);
    expect(world.characters.get(id)?.money).toBeGreaterThanOrEqual(0);
  }
});

it('[GR13] the same seed gives the same hash, also when the run is cut in two', async () => {
  const whole = (await run(2)).world;
  const store = new MemoryEventStore();
  const cut = (await run(1, store)).world;
  const resumed = (await run(2, store)).world;
  expect(stateHash(resumed)).toBe(stateHash(whole));
  expect(stateHash((await run(1)).world)).toBe(stateHash(cut));
});

it('[GR14] a town grows by whole quarters: homes and jobs for everyone, names of their own', async () => {
  const { world, report } = await run(1, new MemoryEventStore(), { residents: 23 });
  expect(allBreaches(world)).toEqual([]);
  expect(world.characters.size).toBe(23);
  const people = [...world.characters.values()];
  expect(new Set(people.map(({ name }) => name)).size).toBe(23);
  for (const { id, home, employment } of people) {
    expect([id, world.places.has(home ?? '')]).toEqual([id, true]);
    for (const { mapId } of employment?.workplaces ?? [])
      expect(world.places.has(mapId)).toBe(true);
    expect([id, report.activities[id]]).toEqual([
      id,
      expect.objectContaining({ sleep: expect.any(Number) }),
    ]);
  }
});

it('[GR14] a town of fewer is the first of them, and stands as well', async () => {
  const { world } = await run(1, new MemoryEventStore(), { residents: 3 });
  expect(world.characters.size).toBe(3);
  expect(allBreaches(world)).toEqual([]);
});

it('[GR15] a run says where every minute went', async () => {
  const { record, report, world } = await run(1);
  for (const one of record.residents.values()) one.close(record.now);
  for (const { id, minutes } of record.residents.values()) {
    const spent = [...minutes.values()].reduce((sum, each) => sum + each, 0);
    expect([id, Math.round(spent / 60)]).toEqual([id, Math.round(record.days * 24)]);
  }
  expect(report.needs.satiety?.mean).toBeGreaterThan(20);
  expect(record.samples.length).toBeGreaterThanOrEqual(22);
  const people = [...world.characters.values()];
  expect(report.money.end).toBe(people.reduce((sum, { money }) => sum + money, 0));
});
