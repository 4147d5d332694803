// What a viewer costs on the line at a speed: every moment is sent, and the wall follows the world.
import type { Wall } from '@hakoniwa/garden';
import { watchedTown } from './watched-town.ts';

/** Bytes a second of wall clock at so many times real time, over so many world minutes. */
export async function viewerBytes({
  residents,
  speed,
  minutes,
}: {
  residents: number;
  speed: number;
  minutes: number;
}): Promise<number> {
  let nowMs = 0;
  const wall: Wall = {
    now: () => nowMs,
    after: () => () => undefined,
    breathe: () => Promise.resolve(),
  };
  const town = await watchedTown(residents, { wall, bytesPerSecond: Number.POSITIVE_INFINITY });
  const { garden, clock, viewer } = town;
  // The first half hour wakes the whole town: everyone at once is no usual minute.
  const warm = town.begin + 30 * 60_000;
  while (garden.world.clock.now < warm) await clock.step();
  const before = { bytes: viewer.bytes, now: garden.world.clock.now };
  while (garden.world.clock.now < before.now + minutes * 60_000) {
    await clock.step();
    nowMs = garden.world.clock.now / speed;
  }
  await clock.close();
  viewer.close();
  const seconds = (garden.world.clock.now - before.now) / 1_000 / speed;
  return (viewer.bytes - before.bytes) / seconds;
}
