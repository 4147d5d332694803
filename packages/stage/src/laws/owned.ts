// [L4] One gives what one holds, and takes only what is free to take.
import { SLOTS } from '../act/act.ts';
import type { ActScene, Law, SlotRule } from '../act/action.ts';
import { type Denial, deny } from '../act/denial.ts';
import { holderOf } from '../world/queries.ts';
import type { Prop } from '../world/schema/prop.ts';

export const owned: Law = (scene) => {
  for (const slot of SLOTS) {
    const filled = scene.filled[slot];
    const rule = scene.action.slots[slot];
    if (filled?.type !== 'prop' || !rule) continue;
    const denial = ownershipDenial(scene, filled.prop, rule);
    if (denial) return denial;
  }
  return undefined;
};

function ownershipDenial(scene: ActScene, prop: Prop, rule: SlotRule): Denial | undefined {
  const holder = holderOf(scene.world, prop);
  const about = prop.id;
  if (rule.reach === 'near' || rule.reach === 'anywhere' || holder === scene.actor.id)
    return undefined;
  if (holder !== undefined)
    return deny('NOT_OWNED', { cause: 'held-by-other', more: { about, needs: holder } });
  if (rule.reach === 'held') return deny('NOT_OWNED', { cause: 'not-held', more: { about } });
  const isOthers = prop.owner !== undefined && prop.owner !== scene.actor.id;
  return isOthers && rule.ownersOnly
    ? deny('NOT_OWNED', { cause: 'owned-by-other', more: { about, needs: prop.owner ?? '' } })
    : undefined;
}
