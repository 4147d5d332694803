// [L7] What lies in a locked container stays there; a merely closed one opens by itself.
import { SLOTS } from '../act/act.ts';
import type { Law } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { isLockedFor } from '../act/keys.ts';
import { containersOf } from '../world/queries.ts';

export const within: Law = (scene) => {
  for (const slot of SLOTS) {
    const filled = scene.filled[slot];
    const reach = scene.action.slots[slot]?.reach;
    if (filled?.type !== 'prop' || reach === 'near' || reach === 'anywhere') continue;
    const locked = containersOf(scene.world, filled.prop).find((one) =>
      isLockedFor(scene.world, { character: scene.actor, prop: one }),
    );
    if (locked) return deny('INVALID_STATE', { cause: 'locked', more: { about: locked.id } });
  }
  return undefined;
};
