// The one rulebook of a garden, composed from every package that brings rules.
import { composeRulebook, type Rulebook, STAGE_RULES } from '@hakoniwa/stage';

/** The rules every garden runs by. */
export function gardenRules(): Rulebook {
  return composeRulebook(STAGE_RULES);
}
