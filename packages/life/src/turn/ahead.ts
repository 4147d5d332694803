// Decisions asked for ahead: while something is still being done, so that nobody need stand and think.

import { effectId, type Json, MINUTE_MS, pointer } from '@hakoniwa/stage';
import { lifeViewOf } from '../decide/life-view.ts';
import { limits } from '../limits.ts';
import { UNBOUND_ACTIVITIES } from '../moment/activity.ts';
import type { Decision } from '../moment/decision.ts';
import { lifeJson } from '../moment/life-state.ts';
import { emit, type LifeTurn, setLife } from '../moment/turn.ts';

/** The kind of effect by which a mind is asked. */
export const DECISION = 'life-decision';

/** Asks a mind outside what to do from a moment on. */
export function askFor(turn: LifeTurn, decideBy: number): string {
  const id = effectId(`${DECISION}-${turn.self.id}-${turn.now}`);
  const effect = {
    id,
    kind: DECISION,
    for: turn.self.id,
    // What is looked up only when asked for is looked up now: the world goes on.
    payload: JSON.parse(JSON.stringify(lifeViewOf(turn))) as Json,
    decideBy,
    timeoutMs: limits.decideTimeoutMs,
  };
  turn.effects.push(effect);
  turn.extra.push({ op: 'add', path: pointer('pending', id), value: lifeJson(effect) });
  return id;
}

/** The moment at which the next decision is to be asked for; undefined when it is not, or was. */
export function aheadMoment(turn: LifeTurn): number | undefined {
  const { activity, controlledBy } = turn.self;
  if (controlledBy !== 'model' || !activity || UNBOUND_ACTIVITIES.has(activity.action))
    return undefined;
  if (turn.life.ahead || turn.life.paused) return undefined;
  return Math.max(turn.now, activity.until - limits.decideMinutes * MINUTE_MS);
}

/** Asks when the time has come. */
export function askAhead(turn: LifeTurn): void {
  const { activity } = turn.self;
  if (!activity || aheadMoment(turn) !== turn.now) return;
  setLife(turn, { ahead: { effect: askFor(turn, activity.until) } });
}

/** Keeps what was decided until what is being done is over; undefined when no decision came. */
export function keepAhead(turn: LifeTurn, decision: Decision | undefined): void {
  const { ahead } = turn.life;
  if (!ahead) return;
  dropEffect(turn);
  setLife(turn, { ahead: { ...ahead, decision: decision ?? null } });
  const said = decision && { action: decision.action, detail: { reason: decision.reason } };
  emit(turn, { type: 'effect-answered', ...said });
}

/** What was decided ahead, once: `late` when it was asked for and did not come. */
export function takeAhead(turn: LifeTurn): Decision | 'late' | undefined {
  const { ahead } = turn.life;
  if (!ahead) return undefined;
  dropEffect(turn);
  setLife(turn, { ahead: null });
  return ahead.decision ?? 'late';
}

function dropEffect(turn: LifeTurn): void {
  const effect = turn.life.ahead?.effect ?? '';
  if (turn.world.pending.has(effect))
    turn.extra.push({ op: 'remove', path: pointer('pending', effect) });
}
