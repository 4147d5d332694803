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
import { type DoneToday, lifeJson, lifeStateOf } from '../moment/life-state.ts';
import type { LifeTurn } from '../moment/turn.ts';

/** The side of a person that news are about. */
const LATELY = 'lately';
const ABOUT = 'characters/';

/** A thing somebody heard of another. */
interface Heard {
  readonly about: string;
  readonly held: Held;
}

/** What `from` now believes after a talk with `to`, who may pass on what they `heard`. */
export function newsFor(
  turn: LifeTurn,
  from: Character,
  { to, heard: news }: { to: Character; heard: readonly Heard[] },
): Operation[] {
  const own = lastDeed(turn, to.id);
  const heard = freshestFor(turn.world, from, news);
  return [
    ...(own
      ? told(turn, { from, by: to.id, about: ABOUT + to.id, value: own, confidence: FIRST_HAND })
      : []),
    ...(heard
      ? told(turn, {
          from,
          by: to.id,
          about: heard.about,
          value: heard.held.value,
          confidence: heard.held.confidence - limits.hearsayLoss,
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

function told({ now, world }: LifeTurn, { from, by, about, value, confidence }: Told): Operation[] {
  const held = { by, confidence, since: now, source: 'told', value: lifeJson(value) } as Held;
  return believing(world, from.id, { about, sides: { [LATELY]: held } });
}

/** The last thing somebody did that is worth telling. */
function lastDeed(
  { world, self, life }: LifeTurn,
  id: string,
): Omit<DoneToday, 'reason'> | undefined {
  const today = id === self.id ? life.today : (lifeStateOf(world, id)?.today ?? []);
  const last = today.findLast(({ action }) => !UNTOLD.has(action));
  if (!last) return undefined;
  const { reason: _reason, ...deed } = last;
  return deed;
}

const UNTOLD: ReadonlySet<string> = new Set(['talk', 'idle', 'thinking', 'toilet', 'move']);

/** What somebody heard of others and may pass on. */
export function heardBy(world: World, who: string): Heard[] {
  const heard: Heard[] = [];
  for (const key of world.indexes.beliefs.get(who) ?? []) {
    const beliefs = world.beliefs.get(key);
    const held = beliefs?.sides[LATELY];
    if (!held || held.confidence - limits.hearsayLoss < limits.hearsayLeast) continue;
    heard.push({ about: beliefs.about, held });
  }
  return heard;
}

/**
 * The freshest of it that is of a third person and that `from` has not heard as fresh. Only what is
 * fresher than the best so far is looked up: long lists are gone through at every talk.
 */
function freshestFor(world: World, { id }: Character, news: readonly Heard[]): Heard | undefined {
  let best: Heard | undefined;
  for (const one of news) {
    const { about, held } = one;
    if (held.by === id || about === ABOUT + id || (best && !isFresher(one, best))) continue;
    if ((heldOf(world, id, { about, aspect: LATELY })?.since ?? -1) < held.since) best = one;
  }
  return best;
}

function isFresher(a: Heard, b: Heard): boolean {
  return a.held.since > b.held.since || (a.held.since === b.held.since && a.about < b.about);
}
