// Keeps a turn in the GM's memory: where there is one, by what is new in it alone.
import { type Json, type Patch, pointer, type World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { GM_SYSTEM, keptIn } from '../memory/kept-memory.ts';
import type { RememberedTurn } from '../memory/turn-memory.ts';

/** The patch by which a world's GM remembers one more turn; the oldest fall away. */
export function remembering(world: World, turn: RememberedTurn): Patch {
  const value = slim(turn);
  const kept = keptIn(world);
  if (!kept) return [{ op: 'add', path: pointer('systems', GM_SYSTEM), value: { turns: [value] } }];
  const path = pointer('systems', GM_SYSTEM, 'turns');
  const over = Math.max(0, kept.turns.length + 1 - limits.turnsRemembered);
  return [
    ...Array.from({ length: over }, () => ({ op: 'remove', path: `${path}/0` }) as const),
    { op: 'add', path: `${path}/-`, value },
  ];
}

/** What is as usual is not written down: no questions and acts, nothing changed, something said. */
function slim({ questions, acts, topics, leaves, delta, intents, ...rest }: RememberedTurn): Json {
  const lists = Object.entries({ questions, acts, topics }).filter(([, list]) => list.length > 0);
  const isSaying = intents.length === 1 && intents[0] === 'SAY';
  return {
    ...rest,
    ...Object.fromEntries(lists),
    ...(leaves === undefined ? {} : { leaves }),
    ...(delta ? { delta } : {}),
    ...(isSaying ? {} : { intents: [...intents] }),
  };
}
