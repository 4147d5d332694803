// What people had set out to do, as the log keeps it: written down before it was done.
import {
  type Act,
  type Intention,
  intentionOf,
  type World,
  type WorldDocument,
  worldAfter,
  worldFrom,
} from '@hakoniwa/stage';
import type { CellLog } from '../play/cell-log.ts';

/** One intention from the turn it was adopted in to the turn it was gone after. */
export interface Followed {
  readonly who: string;
  readonly intention: Intention;
  readonly from: number;
  /** The turn in which it went; absent when it was still there at the end. */
  readonly until?: number | undefined;
}

/** Every intention of a session, in the order of their beginnings. */
export function intentionsOf(
  genesis: WorldDocument,
  { turns }: Pick<CellLog, 'turns'>,
): Followed[] {
  const open = new Map<string, { intention: Intention; from: number }>();
  const ended: Followed[] = [];
  let world: World = worldFrom(genesis);
  for (const { turn, events, injected } of turns) {
    world = worldAfter(worldAfter(world, events), injected);
    for (const character of world.characters.values()) {
      const who = character.id;
      const intention = intentionOf(character);
      const before = open.get(who);
      if (before && intention && isSame(before.intention, intention)) continue;
      if (before) ended.push({ who, ...before, until: turn });
      if (intention) open.set(who, { intention, from: turn });
      else open.delete(who);
    }
  }
  const left = [...open].map(([who, one]) => ({ who, ...one }));
  return [...ended, ...left].sort((a, b) => a.from - b.from);
}

const isSame = (one: Intention, other: Intention) =>
  one.goal === other.goal && one.since === other.since;

/** The place of a deed among the steps of an intention; -1 when it is none of them. */
export function stepOf(
  { steps }: Intention,
  deed: Pick<Act, 'verb' | 'object' | 'target'>,
): number {
  return steps.findIndex(
    (one) =>
      'do' in one &&
      one.do.verb === deed.verb &&
      one.do.object === deed.object &&
      (one.do.target === undefined || one.do.target === deed.target),
  );
}
