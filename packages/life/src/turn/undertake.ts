// Undertakes a decision: on the spot, or as a plan with a walk before it.
import { MINUTE_MS } from '@hakoniwa/stage';
import type { LifeAction } from '../config/life-config.ts';
import { begin, isFit } from '../moment/begin.ts';
import type { Decision } from '../moment/decision.ts';
import type { Plan } from '../moment/life-state.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { beginTalk } from '../talk/begin-talk.ts';
import { closesTo, isShutTo, outsideOf } from '../town/doors.ts';
import { lingeringAt } from '../town/rooms.ts';
import { facilitiesFor, facilityAt } from '../town/search.ts';
import { setOut } from './walk.ts';

/** Tries to do what was decided; false when it cannot be done. */
export function undertake(
  turn: LifeTurn,
  { decision, emergency }: { readonly decision: Decision; readonly emergency?: string | undefined },
): boolean {
  const { reason, target, goal } = decision;
  const action = turn.config.actions.get(decision.action);
  if (!action || action.id === 'thinking') return false;
  if (action.id === 'move') {
    const canGo =
      target !== undefined && turn.world.places.has(target) && target !== turn.self.place;
    return canGo && setOut(turn, { to: target, reason, goal });
  }
  if (action.id === 'talk') return beginTalk(turn, { with: target, reason, goal });
  if (!isFit(turn, action)) return false;
  const where = placeFor(turn, action, target);
  if (where === undefined) return false;
  const { place, spot } = where;
  const minutes = decision.durationMinutes;
  const plan: Plan = {
    action: action.id,
    ...(emergency === undefined ? {} : { emergency }),
    ...(goal === undefined ? {} : { goal }),
    ...(minutes === undefined ? {} : { minutes }),
    place,
    reason,
    ...(spot === undefined ? {} : { spot }),
  };
  if (place === turn.self.place) return begin(turn, plan);
  return setOut(turn, { to: place, reason, goal, plan });
}

/** Where to do it: where was wanted if that may be, else the best there is. */
function placeFor(
  turn: LifeTurn,
  action: LifeAction,
  target: string | undefined,
): { place: string; spot?: string | undefined } | undefined {
  if (action.tags.length === 0) {
    const isPlace = target !== undefined && turn.world.places.has(target);
    const here = lingeringAt(turn.world, turn.self.place);
    return { place: openPlace(turn, action, isPlace ? target : here) };
  }
  const wanted = target === undefined ? undefined : facilityAt(turn, { action, id: target });
  const found = wanted ?? facilitiesFor(turn, action)[0];
  if (!found) return undefined;
  return { place: found.place, spot: found.spot === found.place ? undefined : found.spot };
}

/** Where doors are closed, or close before it does any good, it is done outside of them. */
function openPlace(turn: LifeTurn, { minutes }: LifeAction, place: string): string {
  const left = (closesTo(turn, place) ?? Number.POSITIVE_INFINITY) - turn.now;
  const isOpen = !isShutTo(turn, place) && left >= minutes.min * MINUTE_MS;
  return isOpen ? place : (outsideOf(turn, place) ?? place);
}
