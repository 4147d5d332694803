// Keeps a turn in the GM's memory: where there is one, by what is new in it alone.
import { type Json, type Patch, pointer, type World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import {
  type GmMemory,
  memorySchema,
  NO_MEMORY,
  type RememberedTurn,
} from '../memory/turn-memory.ts';

/** The name under which the GM keeps its memory in a world. */
export const GM_SYSTEM = 'gm';

/** The memory of a world's GM; what is not one is none. */
export function memoryIn(world: World): GmMemory {
  return keptIn(world) ?? NO_MEMORY;
}

/** The patch by which a world's GM remembers one more turn; the oldest fall away. */
export function remembering(world: World, turn: RememberedTurn): Patch {
  const value = turn as unknown as Json;
  const kept = keptIn(world);
  if (!kept) return [{ op: 'add', path: pointer('systems', GM_SYSTEM), value: { turns: [value] } }];
  const path = pointer('systems', GM_SYSTEM, 'turns');
  const over = Math.max(0, kept.turns.length + 1 - limits.turnsRemembered);
  return [
    ...Array.from({ length: over }, () => ({ op: 'remove', path: `${path}/0` }) as const),
    { op: 'add', path: `${path}/-`, value },
  ];
}

function keptIn(world: World): GmMemory | undefined {
  return memorySchema.safeParse(world.systems.get(GM_SYSTEM)).data;
}
