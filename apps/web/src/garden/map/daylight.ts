// The light of the hour: how dark it is and how warm, from the world's own clock.

const HOUR_MS = 3_600_000;

export interface Daylight {
  /** From 0 by day to 1 at night. */
  readonly night: number;
  /** From 0 to 1 around sunrise and sunset. */
  readonly glow: number;
}

export function daylightAt(now: number): Daylight {
  const hour = (now / HOUR_MS) % 24;
  const night = 1 - clamp((hour - 4.5) / 2) * clamp((19.5 - hour) / 2);
  const glow = Math.max(bump(hour, 5.8), bump(hour, 18.2));
  return { night, glow };
}

function bump(hour: number, peak: number): number {
  return Math.max(0, 1 - Math.abs(hour - peak) / 1.4);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
