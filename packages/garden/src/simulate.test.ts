// A town that lives by itself: the same for a seed, and the same after a stop.
import { fileURLToPath } from 'node:url';
import { allBreaches, stateHash, type World } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { expect, it } from 'vitest';
import { SimulationCount, simulate } from './simulate.ts';

const folder = fileURLToPath(new URL('../../../packs/town', import.meta.url));

async function run(days: number, store = new MemoryEventStore(), seed = 1) {
  const count = new SimulationCount();
  let world: World | undefined;
  for await (const part of simulate({ folder, days, seed, store, name: 'town' })) {
    count.add(part);
    world = part.world;
  }
  if (!world) throw new Error('nothing happened');
  return { world, report: count.report(world, days) };
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
  await run(1, store);
  const resumed = (await run(2, store)).world;
  expect(stateHash(resumed)).toBe(stateHash(whole));
  expect(stateHash((await run(2)).world)).toBe(stateHash(whole));
});
