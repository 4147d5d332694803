// Makes beliefs of what is seen or heard, bent by the personality that takes them in.
import type { Belief, Json, Personality, World } from '@hakoniwa/stage';

export interface Taken {
  readonly about: string;
  readonly aspect: string;
  readonly value: Json;
  readonly source: Belief['source'];
  readonly by?: string;
}

/** The key under which a belief stands: a newer one on the same matter takes its place. */
export function beliefKey({ about, aspect }: Pick<Belief, 'about' | 'aspect'>): string {
  return `${about}#${aspect}`;
}

/** A belief as this personality takes it in. */
export function believe(world: World, personality: Personality, taken: Taken): Belief {
  return {
    ...taken,
    since: world.clock.now,
    confidence: confidenceIn(personality, taken),
  } as Belief;
}

/**
 * Eyes are trusted. Words are weighed: openness takes new things in readily, low agreeableness
 * smells a motive behind what others say.
 */
export function confidenceIn(
  { openness, agreeableness }: Personality,
  { source }: Pick<Taken, 'source'>,
): number {
  if (source === 'saw') return 100;
  const readiness =
    source === 'told' ? 30 + openness * 0.4 + (agreeableness - 50) * 0.4 : 20 + openness * 0.5;
  return Math.round(Math.min(95, Math.max(5, readiness)));
}
