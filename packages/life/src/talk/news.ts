// What each now believes: what the other did lately, and one thing heard of somebody else.
import { type Belief, type Character, type Operation, pointer } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { asJson, type Done, lifeStateOf } from '../turn/life-state.ts';
import type { Turn } from '../turn/turn.ts';

/** The side of a person that news are about. */
const LATELY = 'lately';
const ABOUT = 'characters/';

/** What `from` now believes after a talk with `to`. */
export function newsFor(turn: Turn, from: Character, to: Character): Operation[] {
  const own = lastDeed(turn, to.id);
  const heard = hearsay(from, to);
  return [
    ...(own
      ? [told(turn, { from, by: to.id, about: to.id, value: own, confidence: FIRST_HAND })]
      : []),
    ...(heard
      ? [
          told(turn, {
            from,
            by: to.id,
            about: heard.about.slice(ABOUT.length),
            value: heard.value,
            confidence: heard.confidence - limits.hearsayLoss,
          }),
        ]
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

function told({ now }: Turn, { from, by, about, value, confidence }: Told): Operation {
  const belief = { about: `${ABOUT}${about}`, aspect: LATELY, value, source: 'told', by };
  return {
    op: 'add',
    path: pointer('characters', from.id, 'beliefs', `${belief.about}#${LATELY}`),
    value: asJson({ ...belief, since: now, confidence }),
  };
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
function hearsay(from: Character, to: Character): Belief | undefined {
  let best: Belief | undefined;
  for (const [key, belief] of Object.entries(to.beliefs)) {
    if (belief.aspect !== LATELY || belief.about === `${ABOUT}${from.id}`) continue;
    if (belief.by === from.id || belief.confidence - limits.hearsayLoss < limits.hearsayLeast)
      continue;
    if ((from.beliefs[key]?.since ?? -1) >= belief.since) continue;
    if (!best || belief.since > best.since) best = belief;
  }
  return best;
}
