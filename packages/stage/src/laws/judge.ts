// Judges one typed act on one world: the first law that objects gives the denial.
import type { Act } from '../act/act.ts';
import type { Action, ActScene, Law } from '../act/action.ts';
import { type Denial, deny } from '../act/denial.ts';
import { actSceneOf } from '../act/look-up.ts';
import type { World } from '../world/world.ts';

/** What the laws are asked with. */
export interface LawBook {
  readonly actions: ReadonlyMap<string, Action>;
  readonly laws: readonly Law[];
}

export type Judged =
  | { readonly allowed: true; readonly scene: ActScene }
  | { readonly allowed: false; readonly denial: Denial };

/** Whether the laws allow an act in a world. */
export function judge(
  book: LawBook,
  { world, act }: { readonly world: World; readonly act: Act },
): Judged {
  const actor = world.characters.get(act.actor);
  if (!actor)
    return no(deny('MISSING_OBJECT', { cause: 'unknown-actor', more: { about: act.actor } }));
  const action = book.actions.get(act.verb);
  if (!action)
    return no(deny('OUT_OF_SCOPE', { cause: 'unknown-verb', more: { about: act.verb } }));
  const scene = actSceneOf(world, { act, roles: { action, actor } });
  for (const law of book.laws) {
    const denial = law(scene);
    if (denial) return no(denial);
  }
  for (const law of action.laws ?? []) {
    const denial = law(scene);
    if (denial) return no(denial);
  }
  return { allowed: true, scene };
}

function no(denial: Denial): Judged {
  return { allowed: false, denial };
}
