// What a viewer gets of a town at full speed, once it is past the first rush and waits for its turn.
import { HOUR_MS } from '@hakoniwa/stage';
import type { WatchedTown } from './watched-town.ts';

export interface ViewerRate {
  readonly bytesPerSecond: number;
  readonly messagesPerSecond: number;
}

/** Measured over so many seconds of wall clock, from one message to another: what is sent is paid for by the pause after it. */
export async function viewerRate(
  { garden, clock, frames }: WatchedTown,
  seconds: number,
): Promise<ViewerRate> {
  // At night whole hours pass without an event: the goal moves on, whether or not the world has.
  let moment = garden.world.clock.now;
  const hour = async () => {
    moment += HOUR_MS;
    await clock.runUntil({ moment });
  };
  const from = frames.length;
  while (frames.length === from) await hour();
  const start = frames.length - 1;
  const lasted = () => ((frames.at(-1)?.atMs ?? 0) - (frames[start]?.atMs ?? 0)) / 1_000;
  while (lasted() < seconds) await hour();
  const paid = frames.slice(start, -1);
  return {
    bytesPerSecond: paid.reduce((sum, { bytes }) => sum + bytes, 0) / lasted(),
    messagesPerSecond: paid.length / lasted(),
  };
}
