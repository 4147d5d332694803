// Where somebody is drawn at a moment: how far along a path, from its start and the minutes of its ways.
import type { WatchPerson, WatchPlace } from './watch-view.ts';

export interface Whereabout {
  /** The last place passed, and the next one when on the way. */
  readonly place: string;
  readonly toward?: string;
  /** How much of the way between them is behind, from 0 to 1. */
  readonly share: number;
}

const MINUTE_MS = 60_000;

/** The whereabout of a person at a moment; who does not walk is where they are. */
export function whereAt(
  { place, activity }: Pick<WatchPerson, 'place' | 'activity'>,
  { places, now }: { readonly places: Readonly<Record<string, WatchPlace>>; readonly now: number },
): Whereabout {
  const [first, ...rest] = activity?.path ?? [];
  if (!activity || first === undefined) return { place, share: 0 };
  let passed = first;
  let since = activity.since;
  for (const toward of rest) {
    const minutes = places[passed]?.exits.find(([to]) => to === toward)?.[1] ?? 0;
    const until = since + minutes * MINUTE_MS;
    if (now < until) return { place: passed, toward, share: (now - since) / (until - since) };
    passed = toward;
    since = until;
  }
  return { place: passed, share: 0 };
}

/** Points of a need at a moment, from its line. */
export function needPoints(
  [value, rate, since]: readonly [number, number, number],
  now: number,
): number {
  const micropoints = value + Math.round((rate * (now - since)) / MINUTE_MS);
  return Math.min(100, Math.max(0, micropoints / 1_000_000));
}
