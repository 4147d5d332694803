// Makes beliefs of what is seen or heard, bent by the personality that takes them in.
import type { Held, Json, Personality, World } from '@hakoniwa/stage';

export interface Taken {
  readonly about: string;
  readonly aspect: string;
  readonly value: Json;
  readonly source: Held['source'];
  readonly by?: string;
}

/** What this personality takes in, as it is held from now on. */
export function believe(
  world: World,
  { personality, taken }: { readonly personality: Personality; readonly taken: Taken },
): Held {
  const { value, source, by } = taken;
  const confidence = confidenceIn(personality, taken);
  const held = { confidence, since: world.clock.now, source, value };
  return (by === undefined ? held : { by, ...held }) as Held;
}

/** What words are weighed by besides the personality. */
export interface Trust {
  readonly source: Held['source'];
  /** How the listener stands to the one who tells it, from -100 to 100. */
  readonly affinity?: number;
  /** Whether the teller was unsure. */
  readonly isHedged?: boolean;
}

/**
 * Eyes are trusted. Words are weighed: openness takes new things in readily, low agreeableness
 * smells a motive behind what others say, friends are believed and enemies are not.
 */
export function confidenceIn(
  { openness, agreeableness }: Personality,
  { source, affinity = 0, isHedged = false }: Trust,
): number {
  if (source === 'saw') return 100;
  const readiness =
    source === 'told'
      ? 30 + openness * 0.4 + (agreeableness - 50) * 0.4 + affinity * 0.25
      : 20 + openness * 0.5;
  return Math.round(Math.min(95, Math.max(5, readiness * (isHedged ? 0.6 : 1))));
}
