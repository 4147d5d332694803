// How far one's affinity to another moves, as a change of the world.
import {
  hashText,
  type Json,
  type Operation,
  type Patch,
  pointer,
  type Relation,
  relationId,
  type World,
} from '@hakoniwa/stage';

export interface AffinityChange {
  readonly from: string;
  readonly to: string;
  /** Points, before the ends slow it. */
  readonly by: number;
}

/** Affinity moves less the nearer it is to its ends. */
export function warmed(world: World, { from, to, by }: AffinityChange): Patch {
  const id = relationId(from, to);
  const known = world.relations.get(id);
  const affinity = known?.affinity ?? 0;
  const room = by > 0 ? 100 - affinity : 100 + affinity;
  const step = rounded((by * room) / 100, `${world.seq}:${id}`);
  if (step === 0 || !world.characters.has(from)) return [];
  const value: Relation = {
    from,
    to,
    affinity: affinity + step,
    bonds: known?.bonds ?? [],
  } as Relation;
  const operation: Operation = {
    op: known ? 'replace' : 'add',
    path: pointer('relations', id),
    value: value as unknown as Json,
  };
  return [operation];
}

/** To a whole number; the part beyond it counts as often as it is large, the same for the same event. */
function rounded(points: number, event: string): number {
  const whole = Math.trunc(points);
  const chance = Number.parseInt(hashText(event).slice(0, 8), 16) / 0x1_0000_0000;
  return chance < Math.abs(points - whole) ? whole + Math.sign(points) : whole;
}
