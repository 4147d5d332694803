// The one rulebook of a garden, composed from every package that brings rules.
import { ACTOR_RULES } from '@hakoniwa/actor';
import { type Gm, gmRules } from '@hakoniwa/gm';
import { composeRulebook, type Rulebook, STAGE_RULES } from '@hakoniwa/stage';

/** The rules a garden runs by; without a GM raw text is refused, typed acts work as ever. */
export function gardenRules(parts: { readonly gm?: Gm } = {}): Rulebook {
  return composeRulebook(STAGE_RULES, parts.gm ? gmRules(parts.gm) : {}, ACTOR_RULES);
}
