// The one rulebook of a garden, composed from every package that brings rules.
import { ACTOR_RULES, watchPromises } from '@hakoniwa/actor';
import { type Gm, gmRules } from '@hakoniwa/gm';
import { type LifeConfig, lifeRules } from '@hakoniwa/life';
import { type Sifter, siftReactor } from '@hakoniwa/sift';
import { composeRulebook, type Rulebook, STAGE_RULES } from '@hakoniwa/stage';
import { CLOCK_RULES } from './clock/clock-rules.ts';
import { groundSifter, storyEvents } from './story-events.ts';

/** What a garden may have beyond the Stage. */
export interface GardenRuleParts {
  readonly gm?: Gm;
  /** Daily life; without it time only passes. */
  readonly life?: LifeConfig;
  /** The stories a GM listens for; those beneath every pack when left out. */
  readonly sifter?: Sifter;
}

/** The rules a garden runs by; without a GM raw text is refused, typed acts work as ever. */
export function gardenRules({ gm, life, sifter }: GardenRuleParts = {}): Rulebook {
  const rules = composeRulebook(
    STAGE_RULES,
    CLOCK_RULES,
    gm ? gmRules(gm) : {},
    life ? lifeRules(life) : {},
    ACTOR_RULES,
    // Last, so that stories see what the others made of an event.
    gm ? { reactors: [siftReactor({ sifter: sifter ?? groundSifter(), read: storyEvents })] } : {},
  );
  return watchPromises(rules);
}
