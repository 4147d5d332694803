// [L3] Hands reach as far as the room.
import { SLOTS } from '../act/act.ts';
import type { ActScene, Filled, Law } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { isAt } from '../world/queries.ts';

export const here: Law = (scene) => {
  for (const slot of SLOTS) {
    const filled = scene.filled[slot];
    const reach = scene.action.slots[slot]?.reach ?? 'touch';
    if (!filled || filled.type === 'place' || reach === 'anywhere') continue;
    if (!isHere(scene, filled)) {
      return deny('WRONG_LOCATION', { cause: 'elsewhere', more: { about: scene.act[slot] ?? '' } });
    }
  }
  return undefined;
};

function isHere(scene: ActScene, filled: Exclude<Filled, { type: 'place' }>): boolean {
  const { place } = scene.actor;
  return filled.type === 'prop'
    ? isAt(scene.world, { prop: filled.prop, place })
    : filled.character.place === place;
}
