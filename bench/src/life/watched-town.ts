// A town that lives in a garden with one viewer attached: everything a watched garden does but the disk.
import {
  Garden,
  GardenClock,
  gardenRules,
  systemWall,
  type Viewer,
  type Wall,
  watch,
} from '@hakoniwa/garden';
import { lifeConfig } from '@hakoniwa/life';
import { HOUR_MS } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { aTown, aTownPlan } from '@hakoniwa/testkit';

export interface WatchedTown {
  readonly garden: Garden;
  readonly clock: GardenClock;
  readonly viewer: Viewer;
  /** The moment the town's clock began at. */
  readonly begin: number;
}

/** A director watches: nobody is sent more. */
export async function watchedTown(
  residents: number,
  viewing: { wall?: Wall; bytesPerSecond?: number } = {},
): Promise<WatchedTown> {
  const life = lifeConfig({ schedules: aTownPlan(residents) });
  const store = new MemoryEventStore();
  const parts = { name: 'town', store, rules: gardenRules({ life }) };
  const garden = await Garden.create(parts, aTown({ residents }));
  const begin = garden.world.clock.now;
  const wall = viewing.wall ?? systemWall;
  const viewer = await watch({
    garden,
    life,
    audience: { as: 'director' },
    send: () => undefined,
    ...viewing,
    wall,
  });
  return { garden, clock: new GardenClock({ garden, wall: systemWall }), viewer, begin };
}

export interface Lived {
  /** CPU seconds, and seconds on the wall. */
  readonly seconds: number;
  readonly wallSeconds: number;
  readonly worldSeconds: number;
  readonly events: number;
  /** Bytes the viewer was sent after its first view. */
  readonly sent: number;
}

/** Lets a town live up to an hour after its beginning. */
export async function liveTo(
  { garden, clock, viewer, begin }: WatchedTown,
  hour: number,
): Promise<Lived> {
  const before = { seq: garden.head.seq, now: garden.world.clock.now, bytes: viewer.bytes };
  const start = process.cpuUsage();
  const startMs = performance.now();
  const end = begin + hour * HOUR_MS;
  await clock.runUntil({ moment: end });
  const { user, system } = process.cpuUsage(start);
  return {
    seconds: (user + system) / 1e6,
    wallSeconds: (performance.now() - startMs) / 1e3,
    worldSeconds: (end - before.now) / 1e3,
    events: garden.head.seq - before.seq,
    sent: viewer.bytes - before.bytes,
  };
}
