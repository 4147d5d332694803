// Pins: what a person locked, rules and models leave alone.
import { type Denial, deny } from '../act/denial.ts';
import type { Operation, Patch } from '../patch/operation.ts';
import type { World } from '../world/world.ts';

/** The denial when a patch would overwrite a pinned field. */
export function pinnedDenial(world: World, patch: Patch): Denial | undefined {
  if (world.locks.size === 0) return undefined;
  const hit = patch.find((operation) => pinOf(world, operation) !== undefined);
  return (
    hit &&
    deny('INVALID_STATE', { cause: 'pinned', more: { about: pinOf(world, hit) ?? hit.path } })
  );
}

/** The operations of a patch that touch no pin: for reactors, who may not refuse the event. */
export function unpinnedPart(world: World, patch: Patch): Patch {
  if (world.locks.size === 0) return patch;
  return patch.filter((operation) => pinOf(world, operation) === undefined);
}

function pinOf(world: World, operation: Operation): string | undefined {
  return world.locks
    .ids()
    .find(
      (pin) =>
        touches(operation.path, pin) || ('from' in operation && touches(operation.from, pin)),
    );
}

/** A write to the pinned field, to something inside it, or to something it is inside of. */
function touches(path: string, pin: string): boolean {
  return path === pin || path.startsWith(`${pin}/`) || pin.startsWith(`${path}/`);
}
