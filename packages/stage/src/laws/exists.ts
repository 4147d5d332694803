// [L2] What is not in the world cannot be used; what is hidden is as good as not there.
import { SLOTS } from '../act/act.ts';
import type { ActScene, Filled, Law, SlotRule } from '../act/action.ts';
import { type Denial, deny } from '../act/denial.ts';
import { holderOf } from '../world/queries.ts';

export const exists: Law = (scene) => {
  for (const slot of SLOTS) {
    const about = scene.act[slot];
    if (about === undefined) continue;
    const filled = scene.filled[slot];
    if (!filled || isUnfound(scene, filled)) return nowhere(about, scene.action.slots[slot]);
  }
  return undefined;
};

function nowhere(about: string, rule: SlotRule | undefined): Denial {
  const is = rule?.is ?? ['prop'];
  if (is.every((kind) => kind === 'place'))
    return deny('OUT_OF_SCOPE', { cause: 'off-the-map', more: { about } });
  if (is.every((kind) => kind === 'character'))
    return deny('OUT_OF_SCOPE', { cause: 'nowhere', more: { about } });
  return deny('MISSING_OBJECT', { cause: 'nowhere', more: { about } });
}

function isUnfound(scene: ActScene, filled: Filled): boolean {
  if (filled.type !== 'prop' || !filled.prop.hidden) return false;
  return holderOf(scene.world, filled.prop) !== scene.actor.id;
}
