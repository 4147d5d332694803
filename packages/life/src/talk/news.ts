// What each now believes: what the other did lately, and one thing heard of somebody else.
import {
  believing,
  type Character,
  type Held,
  heldOf,
  type Operation,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { asJson, type Done, lifeStateOf } from '../turn/life-state.ts';
import type { Turn } from '../turn/turn.ts';

/** The side of a person that news are about. */
const LATELY = 'lately';
const ABOUT = 'characters/';

/** What `from` now believes after a talk with `to`. */
export function newsFor(turn: Turn, from: Character, to: Character): Operation[] {
  const own = lastDeed(turn, to.id);
  const heard = hearsay(turn.world, from, to);
  return [
    ...(own
      ? told(turn, { from, by: to.id, about: ABOUT + to.id, value: own, confidence: FIRST_HAND })
      : []),
    ...(heard
      ? told(turn, {
          from,
          by: to.id,
          about: heard.about,
          value: heard.value,
          confidence: heard.confidence - limits.hearsayLoss,
        })
      : []),
  ];
}

/** How far one is believed about oneself. */
const FIRST_HAND = 85;

interface Told {
  readonly from: Character;
  readonly by: string;
  readonly about: string;
  readonly value: unknown;
  readonly confidence: number;
}

function told({ now, world }: Turn, { from, by, about, value, confidence }: Told): Operation[] {
  const held = { by, confidence, since: now, source: 'told', value: asJson(value) } as Held;
  return believing(world, from.id, { about, sides: { [LATELY]: held } });
}

/** The last thing somebody did that is worth telling. */
function lastDeed({ world, self, life }: Turn, id: string): Omit<Done, 'reason'> | undefined {
  const today = id === self.id ? life.today : (lifeStateOf(world, id)?.today ?? []);
  const last = today.findLast(({ action }) => !UNTOLD.has(action));
  if (!last) return undefined;
  const { reason: _reason, ...deed } = last;
  return deed;
}

const UNTOLD: ReadonlySet<string> = new Set(['talk', 'idle', 'thinking', 'toilet', 'move']);

/** The freshest thing `to` heard of a third person that `from` has not heard as fresh. */
function hearsay(
  world: World,
  from: Character,
  to: Character,
): (Held & { about: string }) | undefined {
  const ofListener = ABOUT + from.id;
  let best: (Held & { about: string }) | undefined;
  for (const key of world.indexes.beliefs.get(to.id) ?? []) {
    const { about = '', sides = {} } = world.beliefs.get(key) ?? {};
    const held = sides[LATELY];
    if (!held || (best && held.since <= best.since) || about === ofListener) continue;
    if (held.by === from.id || held.confidence - limits.hearsayLoss < limits.hearsayLeast) continue;
    const known = heldOf(world, from.id, { about, aspect: LATELY });
    if ((known?.since ?? -1) < held.since) best = { ...held, about };
  }
  return best;
}
