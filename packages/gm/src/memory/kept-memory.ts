// Where a world keeps the memory of its GM.
import type { World } from '@hakoniwa/stage';
import { type GmMemory, memorySchema, NO_MEMORY } from './turn-memory.ts';

/** The name under which the GM keeps its memory in a world. */
export const GM_SYSTEM = 'gm';

/** The memory of a world's GM; what is not one is none. */
export function memoryIn(world: World): GmMemory {
  return keptIn(world) ?? NO_MEMORY;
}

/** The memory a world keeps; undefined where it keeps none. */
export function keptIn(world: World): GmMemory | undefined {
  const kept = world.systems.get(GM_SYSTEM);
  if (typeof kept !== 'object' || kept === null) return undefined;
  if (!CHECKED.has(kept)) CHECKED.set(kept, memorySchema.safeParse(kept).data);
  return CHECKED.get(kept);
}

/** Each memory is asked for several times a turn, and what is in a world never changes. */
const CHECKED = new WeakMap<object, GmMemory | undefined>();
