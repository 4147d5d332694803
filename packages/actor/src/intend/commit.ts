// What instinct commits itself to: a walk to where something lacking is believed to be, and getting it there.
import { type Act, type Intends, intentionOf, type Operator } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { IntendedAct } from './intend.ts';

export interface Commitment {
  /** What is set out to be done; `null` gives up what no longer fits. */
  readonly intends?: Intends | undefined;
  /** Which step of it the chosen act is. */
  readonly step?: number | undefined;
}

/** What the act that was chosen begins, goes on with or gives up. */
export function commitment(context: MindContext, intended: IntendedAct): Commitment {
  const { act, wish, wishes } = intended;
  const steps = stepsOf(context, intended);
  if (steps && wish) return { intends: { goal: wish.goal, steps, at: 1 }, step: 0 };
  const before = intentionOf(context.self.inner ?? {});
  if (!before) return {};
  const next = before.steps[before.at];
  const isNext = act !== undefined && next !== undefined && isStep(next, act);
  const isWanted = wishes.some(({ goal }) => goal === before.goal);
  if (!isWanted || (act && !isNext)) return { intends: null };
  return isNext ? { step: before.at } : {};
}

/** The walk there, and taking it: nothing beyond that is decided on. */
function stepsOf({ believed }: MindContext, { act, wish }: IntendedAct): Operator[] | undefined {
  if (act?.verb !== 'move' || wish?.kind !== 'persistence' || wish.about === undefined)
    return undefined;
  const at = believed.props.get(wish.about)?.at;
  if (!at || !('place' in at) || at.place !== act.target) return undefined;
  return [
    { do: { verb: act.verb, target: act.target } },
    { do: { verb: 'take', object: wish.about } },
  ];
}

function isStep(step: Operator, { verb, object }: Act): boolean {
  return 'do' in step && step.do.verb === verb && step.do.object === object;
}
