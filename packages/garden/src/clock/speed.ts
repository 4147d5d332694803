// How fast a garden's time runs: not at all, by the wall clock and so many times it, or as fast as it can.

/** World seconds per second; `max` goes from moment to moment without waiting. */
export const SPEEDS = [0, 1, 10, 60, 600, 'max'] as const;

export type Speed = (typeof SPEEDS)[number];

/** Reads a speed as people write it: `60`, `60x`, `60×`, `max`; undefined when there is no such one. */
export function parseSpeed(text: string): Speed | undefined {
  const plain = text.trim().replace(/(?<=\d)[x×]$/, '');
  return SPEEDS.find((speed) => String(speed) === plain);
}

/** Whether the wall clock sets the pace. */
export function isPaced(speed: Speed): speed is Exclude<Speed, 0 | 'max'> {
  return speed !== 0 && speed !== 'max';
}
