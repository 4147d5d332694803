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

/** A message that reached the viewer. */
export interface Frame {
  readonly atMs: number;
  readonly bytes: number;
}

export interface WatchedTown {
  readonly garden: Garden;
  readonly clock: GardenClock;
  readonly viewer: Viewer;
  /** Everything the viewer was sent, the first view included. */
  readonly frames: readonly Frame[];
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
  const frames: Frame[] = [];
  const viewer = await watch({
    garden,
    life,
    audience: { as: 'director' },
    send: (text) => {
      frames.push({ atMs: performance.now(), bytes: Buffer.byteLength(text) });
    },
    ...viewing,
    wall,
  });
  const clock = new GardenClock({ garden, wall: systemWall });
  return { garden, clock, viewer, frames, begin };
}

export interface Lived {
  /** CPU seconds. */
  readonly seconds: number;
  readonly worldSeconds: number;
  readonly events: number;
}

/** Lets a town live up to an hour after its beginning. */
export async function liveTo({ garden, clock, begin }: WatchedTown, hour: number): Promise<Lived> {
  const before = { seq: garden.head.seq, now: garden.world.clock.now };
  const start = process.cpuUsage();
  const end = begin + hour * HOUR_MS;
  await clock.runUntil({ moment: end });
  const { user, system } = process.cpuUsage(start);
  return {
    seconds: (user + system) / 1e6,
    worldSeconds: (end - before.now) / 1e3,
    events: garden.head.seq - before.seq,
  };
}
