// What comes next: an emergency, the town's own push, or what the mind decides.
import { assert, MINUTE_MS, textIn } from '@hakoniwa/stage';
import { dayPlanAt } from '../decide/day-plan.ts';
import { lifeViewOf } from '../decide/life-view.ts';
import { changeSchedule, dayPlanOf } from '../decide/schedule-change.ts';
import { limits } from '../limits.ts';
import { sayings } from '../locale/index.ts';
import { start } from '../moment/begin.ts';
import type { Decision } from '../moment/decision.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { closesTo, isShutTo, outsideOf } from '../town/doors.ts';
import { askFor, takeAhead } from './ahead.ts';
import { autoMove } from './auto-move.ts';
import { relieve } from './emergency.ts';
import { undertake } from './undertake.ts';
import { setOut } from './walk.ts';

/** The flow of a free moment: emergency, else auto-move at the count, else decide. */
export function next(turn: LifeTurn): void {
  turn.tries += 1;
  const ahead = takeAhead(turn);
  const { controlledBy } = turn.self;
  if (turn.tries > limits.tries) wait(turn, limits.idleMinutes);
  else if (relieve(turn) || isPushedOn(turn)) return;
  else if (controlledBy === 'human') wait(turn, limits.humanMinutes);
  else if (ahead && ahead !== 'late') byDecision(turn, ahead);
  else if (controlledBy === 'model' && !ahead) ask(turn);
  else byInstinct(turn);
}

function isPushedOn(turn: LifeTurn): boolean {
  return turn.life.count >= turn.config.autoMove.every && !isBedtime(turn) && autoMove(turn);
}

/** Whether the day plan has one asleep: who got up in the night goes back to bed, and not for a stroll. */
function isBedtime(turn: LifeTurn): boolean {
  const { config, world, now, life } = turn;
  const { start } = world.clock;
  const { due } = dayPlanAt({ config, entries: dayPlanOf(turn), start, now, today: life.today });
  return due !== undefined && due.entry.action === config.cures.energy;
}

/** Decides by the pure port; what cannot be done becomes waiting. */
export function byInstinct(turn: LifeTurn): void {
  const decision = turn.decide(lifeViewOf(turn));
  changeSchedule(turn, { change: decision.schedule, reason: decision.reason });
  if (!undertake(turn, { decision })) wait(turn, limits.idleMinutes);
}

/** Does what a mind decided; what cannot be done is left to instinct. */
export function byDecision(turn: LifeTurn, decision: Decision): void {
  changeSchedule(turn, { change: decision.schedule, reason: decision.reason });
  if (!undertake(turn, { decision })) byInstinct(turn);
}

/** Asks a mind outside and stands thinking; at the deadline instinct decides. */
function ask(turn: LifeTurn): void {
  const action = turn.config.actions.get('thinking');
  assert(action !== undefined, 'thinking is an action');
  const until = turn.now + limits.decideMinutes * MINUTE_MS;
  const effect = askFor(turn, until);
  const reason = textIn(sayings, turn.world.language).thinking;
  start(turn, action, { until, detail: { reason, effect } });
}

/** Waits here, or where doors are closed outside of them. */
function wait(turn: LifeTurn, minutes: number): void {
  const action = turn.config.actions.get('idle');
  if (!action) return;
  const { place } = turn.self;
  const { nothing, closed } = textIn(sayings, turn.world.language);
  const to = isShutTo(turn, place) ? outsideOf(turn, place) : undefined;
  const plan = { action: action.id, minutes, reason: nothing };
  if (to !== undefined && setOut(turn, { to, reason: closed, plan: { ...plan, place: to } }))
    return;
  const wanted = turn.now + minutes * MINUTE_MS;
  const closesAt = closesTo(turn, place);
  const until = Math.min(wanted, closesAt ?? wanted);
  start(turn, action, { until, detail: { reason: nothing, closesAt } });
}
