// What comes next: an emergency, the town's own push, or what the mind decides.
import { assert, effectId, type Json, MINUTE_MS, pointer } from '@hakoniwa/stage';
import { lifeViewOf } from '../decide/life-view.ts';
import { changeSchedule } from '../decide/schedule-change.ts';
import { limits } from '../limits.ts';
import { sayings } from '../locale/index.ts';
import { autoMove } from './auto-move.ts';
import { start } from './begin.ts';
import { relieve } from './emergency.ts';
import { asJson } from './life-state.ts';
import type { Turn } from './turn.ts';
import { undertake } from './undertake.ts';

/** The flow of a free moment: emergency, else auto-move at the count, else decide. */
export function next(turn: Turn): void {
  turn.tries += 1;
  const { controlledBy } = turn.self;
  if (turn.tries > limits.tries) wait(turn, limits.idleMinutes);
  else if (relieve(turn) || isPushedOn(turn)) return;
  else if (controlledBy === 'human') wait(turn, limits.humanMinutes);
  else if (controlledBy === 'model') ask(turn);
  else byInstinct(turn);
}

function isPushedOn(turn: Turn): boolean {
  return turn.life.count >= turn.config.autoMove.every && autoMove(turn);
}

/** Decides by the pure port; what cannot be done becomes waiting. */
export function byInstinct(turn: Turn): void {
  const decision = turn.decide(lifeViewOf(turn));
  changeSchedule(turn, decision.schedule, decision.reason);
  if (!undertake(turn, decision)) wait(turn, limits.idleMinutes);
}

/** Asks a mind outside; at the deadline instinct decides. */
function ask(turn: Turn): void {
  const action = turn.config.actions.get('thinking');
  assert(action !== undefined, 'thinking is an action');
  const until = turn.now + limits.decideMinutes * MINUTE_MS;
  const id = effectId(`life-decision-${turn.self.id}-${turn.now}`);
  const effect = {
    id,
    kind: DECISION,
    for: turn.self.id,
    // What is looked up only when asked for is looked up now: the world goes on.
    payload: JSON.parse(JSON.stringify(lifeViewOf(turn))) as Json,
    decideBy: until,
    timeoutMs: limits.decideTimeoutMs,
  };
  turn.effects.push(effect);
  turn.extra.push({ op: 'add', path: pointer('pending', id), value: asJson(effect) });
  const reason = sayings[turn.world.language].thinking;
  start(turn, action, { until, detail: { reason, effect: id } });
}

/** The kind of effect by which a mind is asked. */
export const DECISION = 'life-decision';

function wait(turn: Turn, minutes: number): void {
  const action = turn.config.actions.get('idle');
  if (!action) return;
  const reason = sayings[turn.world.language].nothing;
  start(turn, action, { until: turn.now + minutes * MINUTE_MS, detail: { reason } });
}
