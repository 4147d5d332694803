// What life brings to a garden's rulebook: time that passes from moment to moment, and decisions.
import type { RulePart } from '@hakoniwa/stage';
import type { LifeConfig } from '../config/life-config.ts';
import { instinctDecision } from '../decide/instinct.ts';
import type { Decide } from '../moment/decision.ts';
import { actHandler } from './act.ts';
import { advanceHandler } from './advance.ts';
import { answerHandler } from './answer.ts';
import { byHand } from './by-hand.ts';

/** The rules of daily life; without a mind of their own, characters decide by instinct. */
export function lifeRules(config: LifeConfig, decide: Decide = instinctDecision): RulePart {
  const parts = { config, decide };
  return {
    handlers: {
      advance: advanceHandler(parts),
      answer: answerHandler(parts),
      act: actHandler(parts),
    },
    reactors: [byHand(parts)],
  };
}
