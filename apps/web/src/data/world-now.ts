// The world's time on this side of the line: from what was told last, reckoned on by the speed of its clock.
import type { WatchState } from '@hakoniwa/client';

/** Milliseconds of world time now; undefined before anything was told. A scene moves turn by turn. */
export function worldNow({ view, watched, toldAtMs }: WatchState): number | undefined {
  if (!view || !watched) return undefined;
  const { state, speed } = watched.clock;
  if (watched.kind !== 'town' || state !== 'running' || speed === 'max') return view.now;
  return view.now + (performance.now() - toldAtMs) * speed;
}
