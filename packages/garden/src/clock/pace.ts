// World time against the wall clock: which moment it is now, and how long it is until another.
import { isPaced, type Speed } from './speed.ts';

/** Where world time and wall time met, and how fast one has run against the other since. */
export interface Pace {
  readonly speed: Speed;
  readonly worldMs: number;
  readonly wallMs: number;
}

/** The moment in the world at a moment on the wall; paused or at full speed it is where it was set. */
export function worldAt({ speed, worldMs, wallMs }: Pace, wallNow: number): number {
  if (!isPaced(speed)) return worldMs;
  return worldMs + Math.max(0, Math.floor((wallNow - wallMs) * speed));
}

/** Milliseconds on the wall until the world reaches a moment; none at full speed, never when paused. */
export function wallUntil(
  pace: Pace,
  { moment, wallNow }: { readonly moment: number; readonly wallNow: number },
): number {
  if (pace.speed === 0) return Number.POSITIVE_INFINITY;
  if (!isPaced(pace.speed)) return 0;
  return Math.max(0, Math.ceil(pace.wallMs + (moment - pace.worldMs) / pace.speed - wallNow));
}
