// The reactor that lets relations move: gifts and help warm, harm and taking cool, talk a little of both.
import {
  type EventDraft,
  type Json,
  type Operation,
  type Patch,
  pointer,
  type Reactor,
  type Relation,
  relationId,
  type World,
} from '@hakoniwa/stage';

/** After each event: how those it was done to now stand to the one who did it. */
export const relate: Reactor = {
  name: 'relate',
  react: (world, event) => changesOf(world, event).flatMap((change) => moved(world, change)),
};

interface Change {
  readonly from: string;
  readonly to: string;
  readonly by: number;
}

function changesOf(world: World, event: Omit<EventDraft, 'inverse'>): Change[] {
  const { actor, target, type } = event;
  if (actor === undefined || event.outcome === 'denied') return [];
  const toward = target !== undefined && world.characters.has(target) ? target : undefined;
  if (toward !== undefined && type in TOWARD)
    return [{ from: toward, to: actor, by: TOWARD[type] ?? 0 }];
  if (type !== 'turn-performed') return [];
  return event.witnesses.filter((id) => id !== actor).map((from) => ({ from, to: actor, by: 1 }));
}

/** How much an act towards someone warms or cools them, in points of affinity. */
const TOWARD: Readonly<Record<string, number>> = {
  'prop-given': 4,
  'prop-thrown': -6,
  'prop-spilled': -5,
};

/** Affinity moves less the nearer it is to its ends. */
function moved(world: World, { from, to, by }: Change): Patch {
  const id = relationId(from, to);
  const known = world.relations.get(id);
  const affinity = known?.affinity ?? 0;
  const room = by > 0 ? 100 - affinity : 100 + affinity;
  const step = Math.trunc((by * room) / 100);
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
