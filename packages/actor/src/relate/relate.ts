// The reactor that lets relations move: gifts and help warm, harm and taking cool, talk a little of both.
import {
  type EventDraft,
  isSaying,
  type Reactor,
  saidIn,
  saysIn,
  type World,
} from '@hakoniwa/stage';
import { type AffinityChange, warmed } from './affinity.ts';

/** After each event: how those it was done to now stand to the one who did it. */
export const relate: Reactor = {
  name: 'relate',
  react: (world, event) => changesOf(world, event).flatMap((change) => warmed(world, change)),
};

function changesOf(world: World, event: EventDraft): AffinityChange[] {
  const { actor, target, type } = event;
  if (actor === undefined || event.outcome === 'denied') return [];
  const toward = target !== undefined && world.characters.has(target) ? target : undefined;
  if (toward !== undefined && type in TOWARD)
    return [{ from: toward, to: actor, by: TOWARD[type] ?? 0 }];
  if (!isSaying(type) || saidIn(event) === undefined) return [];
  const by = saysIn(event).flatMap(({ act }) => TALK[act] ?? [])[0] ?? PLAIN_TALK;
  return event.witnesses.filter((id) => id !== actor).map((from) => ({ from, to: actor, by }));
}

/** How much words warm or cool those who hear them, by what they do. */
const TALK: Readonly<Record<string, number>> = { thank: 2, comfort: 2, object: -0.5, tease: 0 };
const PLAIN_TALK = 0.3;

/** How much an act towards someone warms or cools them, in points of affinity. */
const TOWARD: Readonly<Record<string, number>> = {
  'prop-given': 4,
  'prop-thrown': -6,
  'prop-spilled': -5,
  'promise-broken': -10,
};
