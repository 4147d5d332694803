// Lets a patch take place so that no prop it changes is left with two opposite states.
import type { Patch } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import { firstOpposites, withoutOpposites } from '../words/opposites.ts';
import type { World } from '../world/world.ts';
import { patchWorld, type WorldChange } from '../world/world-patch.ts';

/** A change with the whole patch that makes it. */
export interface SoundChange extends WorldChange {
  readonly patch: Patch;
}

/** Applies a patch; a state word it adds takes the place of those it contradicts, whoever wrote it. */
export function patchSoundly(world: World, patch: Patch): SoundChange {
  const change = patchWorld(world, patch);
  const mended = mendedStates(world, change);
  if (mended.length === 0) return { ...change, patch };
  const more = patchWorld(change.world, mended);
  return {
    world: more.world,
    patch: [...patch, ...mended],
    touched: change.touched,
  };
}

/** What a change wrote is mended; a contradiction it did not touch is as old as its world, and stays. */
function mendedStates(world: World, { world: after, touched }: WorldChange): Patch {
  const ids = new Set(touched.flatMap(({ table, id }) => (table === 'props' ? [id] : [])));
  return [...ids].flatMap((id): Patch => {
    const before = world.props.get(id)?.state ?? [];
    const state = after.props.get(id)?.state;
    if (!isWords(state) || state === before || !firstOpposites(state)) return [];
    const fresh = state.filter((word) => !before.includes(word));
    if (fresh.length === 0 && state.length === before.length) return [];
    const value = withoutOpposites(state, fresh);
    return [{ op: 'replace', path: pointer('props', id, 'state'), value }];
  });
}

/** A patch from outside may leave anything here; the shape check that follows refuses it. */
function isWords(state: unknown): state is readonly string[] {
  return Array.isArray(state) && state.every((word) => typeof word === 'string');
}
