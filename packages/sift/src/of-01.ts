// Half-told stories as 0.1 left them in a world: aged in turns, of which a scene takes one a minute.
import { isJsonObject, MINUTE_MS, type World } from '@hakoniwa/stage';
import type { PatternBuckets, SiftPartial } from './state.ts';

/** The system of a world that holds the sifter's memory; 0.1 kept its count of turns there. */
export const SIFT_SYSTEM = 'sift';

interface CountedPartial extends Omit<SiftPartial, 'firstAt' | 'lastAt'> {
  readonly firstTurn: number;
  readonly lastTurn: number;
}

/** Buckets as a world may hold them: in world time, or counted in turns. */
export type KeptBuckets = Readonly<Record<string, readonly (SiftPartial | CountedPartial)[]>>;

/** How far 0.1 had counted; nothing in a world that has gone on since. */
export function turnOf01(world: World): number | undefined {
  const kept = world.systems.get(SIFT_SYSTEM);
  return isJsonObject(kept) && typeof kept.turn === 'number' ? kept.turn : undefined;
}

/** The same stories in world time; what is in world time already stays as it is. */
export function inWorldTime(
  buckets: KeptBuckets,
  { now, turn }: { readonly now: number; readonly turn: number | undefined },
): PatternBuckets {
  const isCounted = Object.values(buckets).some((all) => all.some((one) => 'firstTurn' in one));
  if (!isCounted) return buckets as PatternBuckets;
  const moment = (one: CountedPartial, at: number): number =>
    now - ((turn ?? one.lastTurn) - at) * MINUTE_MS;
  const timed = (one: SiftPartial | CountedPartial): SiftPartial => {
    if (!('firstTurn' in one)) return one;
    const { firstTurn, lastTurn, ...rest } = one;
    return { ...rest, firstAt: moment(one, firstTurn), lastAt: moment(one, lastTurn) };
  };
  return Object.fromEntries(Object.entries(buckets).map(([name, all]) => [name, all.map(timed)]));
}
