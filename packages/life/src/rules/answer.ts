// What comes back from outside: a decision that is undertaken, a line that is spoken, an episode that happened.
import { type CommandOf, type Handler, type Outcome, STAGE_RULES } from '@hakoniwa/stage';
import { decisionSchema } from '../decide/decision-schema.ts';
import { LINE } from '../talk/lines.ts';
import { spoken } from '../talk/spoken.ts';
import { lifeStateOf } from '../turn/life-state.ts';
import { byInstinct, DECISION } from '../turn/next.ts';
import { type LifeParts, type Turn, turnOf } from '../turn/turn.ts';
import { undertake } from '../turn/undertake.ts';
import { dropThought, rearm } from '../turn/wake.ts';
import { withVoice } from './with-voice.ts';

/** The `answer` handler: what life asked for is its own, all other answers are the Stage's. */
export function answerHandler(parts: LifeParts): Handler<'answer'> {
  return (rules, world, command) => {
    const pending = world.pending.get(command.effect);
    const id = pending?.for;
    if (pending && id !== undefined && lifeStateOf(world, id)) {
      const voiced = withVoice(parts, rules);
      if (pending.kind === DECISION) {
        return decided(turnOf(voiced, world, { id, now: world.clock.now }), command);
      }
      if (pending.kind === LINE) {
        const said = spoken({ parts: voiced, rules, world, pending, command });
        if (said) return said;
      }
    }
    return STAGE_RULES.handlers?.answer?.(rules, world, command) ?? { changes: [] };
  };
}

function decided(turn: Turn, command: CommandOf<'answer'>): Outcome {
  dropThought(turn);
  const read = decisionSchema.safeParse(command.value);
  const isDone = command.outcome === 'text' && read.success && undertake(turn, read.data);
  if (!isDone) byInstinct(turn);
  rearm(turn);
  return { changes: turn.changes, effects: turn.effects };
}
