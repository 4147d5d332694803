// `undertake`: a person's or a program's own choice of what to do, through the door for typed acts.
import { deniedChange, deny, type Handler, STAGE_RULES } from '@hakoniwa/stage';
import { lifeStateOf } from '../moment/life-state.ts';
import { type LifeTurnParts, turnOf } from '../moment/turn.ts';
import { resume } from '../talk/resume.ts';
import { stopFor } from '../turn/stop.ts';
import { undertake } from '../turn/undertake.ts';
import { dropThought, scheduleNextWake } from '../turn/wake.ts';
import { UNDERTAKE } from './undertake-verb.ts';
import { withVoice } from './with-voice.ts';

/** The `act` handler: `undertake` is life's, all other verbs are the Stage's. */
export function actHandler(parts: LifeTurnParts): Handler<'act'> {
  return (rules, world, command) => {
    const { act } = command;
    if (act.verb !== UNDERTAKE || !lifeStateOf(world, act.actor)) {
      return STAGE_RULES.handlers?.act?.(rules, world, command) ?? { changes: [] };
    }
    const turn = turnOf(withVoice(parts, rules), {
      world,
      who: { id: act.actor, now: world.clock.now },
    });
    const action = act.affordance ?? '';
    if (turn.life.paused) resume(turn);
    if (turn.self.activity?.action === 'thinking') dropThought(turn);
    else stopFor(turn, action);
    if (!undertake(turn, { decision: { action, target: act.target, reason: action } })) {
      const denial = deny('INVALID_STATE', { cause: 'not-afforded', more: { about: action } });
      return { denial, changes: [deniedChange(world, { act, denial })] };
    }
    scheduleNextWake(turn);
    return { changes: turn.changes, effects: turn.effects };
  };
}
