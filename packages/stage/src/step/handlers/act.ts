// A typed act: judged, and settled if the laws allow it.
import type { Act } from '../../act/act.ts';
import type { Denial } from '../../act/denial.ts';
import { judge } from '../../laws/judge.ts';
import { settle } from '../../laws/settle.ts';
import type { World } from '../../world/world.ts';
import type { Change } from '../event.ts';
import type { Handler } from '../rulebook.ts';

export const handleAct: Handler<'act'> = (rules, world, { act }) => {
  const judged = judge(rules, { world, act });
  if (!judged.allowed)
    return {
      denial: judged.denial,
      changes: [deniedChange(world, { act, denial: judged.denial })],
    };
  return {
    changes: [
      { ...rolesOf(world, act), type: judged.scene.action.event, patch: settle(judged.scene) },
    ],
  };
};

/** A refused act, as an event that changes nothing. */
export function deniedChange(
  world: World,
  { act, denial }: { readonly act: Act; readonly denial: Denial },
): Change {
  return { ...rolesOf(world, act), type: 'act-denied', patch: [], denial };
}

/** Who, with what, to whom and where. */
export function rolesOf(
  world: World,
  act: Act,
): Pick<Change, 'actor' | 'object' | 'target' | 'place' | 'detail'> {
  const { verb, affordance, tool } = act;
  return {
    actor: act.actor,
    object: act.object,
    target: act.target,
    place: world.characters.get(act.actor)?.place,
    detail: {
      verb,
      ...(affordance === undefined ? {} : { affordance }),
      ...(tool === undefined ? {} : { tool }),
    },
  };
}
