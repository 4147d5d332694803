// Means follow character: the rough use force, the dependent call for somebody, the wary look before they touch.
import type { Personality } from '@hakoniwa/stage';

/** How somebody goes about things. */
export interface Manner {
  /** Whether a way is beneath or beyond them. */
  readonly shuns: (verb: string) => boolean;
  /** Which of two ways comes first, in points; less is sooner. */
  readonly cost: (verb: string) => number;
  /** Whether they look at an unfamiliar thing before they touch it. */
  readonly isWary: boolean;
  /** Whether what resists once is left alone. */
  readonly givesUp: boolean;
  /** How often something is tried in vain before it is given up. */
  readonly tries: number;
  /** How much is tried in all, each in vain, before one is tired of it. */
  readonly patience: number;
}

export function mannerOf({ agreeableness, neuroticism, extraversion, grit }: Personality): Manner {
  const isRough = agreeableness < ROUGH;
  const isDependent = grit < DEPENDENT && neuroticism + extraversion > 100;
  const costs: Readonly<Record<string, number>> = {
    force: isRough ? -10 : 40,
    call: isDependent ? -10 : 30,
    search: 5,
    knock: 20,
  };
  return {
    shuns: (verb) => (verb === 'force' && !isRough) || (verb === 'call' && !isDependent),
    cost: (verb) => costs[verb] ?? 0,
    isWary: neuroticism * 0.7 + (50 - agreeableness) * 0.6 > WARY,
    givesUp: grit < GIVES_UP,
    tries: 1 + Math.floor(grit / 30),
    patience: 3 + Math.floor(grit / 30),
  };
}

/** Below this grit one turns to something else when a thing resists. */
const GIVES_UP = 45;
/** Below this agreeableness a thing that will not open is broken open. */
const ROUGH = 35;
/** Below this grit one would rather call somebody. */
const DEPENDENT = 45;
/** Fear of harm, and mistrust of whoever left it there. */
const WARY = 60;
