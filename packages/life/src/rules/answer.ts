// What comes back from outside: a decision that is undertaken, a line that is spoken, an episode that happened.
import {
  type CommandOf,
  type Effect,
  type Handler,
  type HandlerOutcome,
  STAGE_RULES,
  type World,
} from '@hakoniwa/stage';
import { decisionSchema } from '../decide/decision-schema.ts';
import { detailOf } from '../moment/activity.ts';
import { lifeStateOf } from '../moment/life-state.ts';
import { type LifeTurn, type LifeTurnParts, turnOf } from '../moment/turn.ts';
import { LINE } from '../talk/lines.ts';
import { spoken } from '../talk/spoken.ts';
import { DECISION, keepAhead } from '../turn/ahead.ts';
import { EPISODE, type EpisodeWanted, episodeCame } from '../turn/asked-episode.ts';
import { byDecision, byInstinct } from '../turn/next.ts';
import { dropThought, scheduleNextWake } from '../turn/wake.ts';
import { withVoice } from './with-voice.ts';

/** The `answer` handler: what life asked for is its own, all other answers are the Stage's. */
export function answerHandler(parts: LifeTurnParts): Handler<'answer'> {
  return (rules, world, command) => {
    const pending = world.pending.get(command.effect);
    const id = pending?.for;
    if (pending && id !== undefined && lifeStateOf(world, id)) {
      const voiced = withVoice(parts, rules);
      if (pending.kind === DECISION && isAwaited(world, id, pending)) {
        return decided(turnOf(voiced, { world, who: { id, now: world.clock.now } }), command);
      }
      if (pending.kind === EPISODE) {
        return happened(
          turnOf(voiced, { world, who: { id, now: world.clock.now } }),
          pending,
          command,
        );
      }
      if (pending.kind === LINE) {
        const said = spoken({ parts: voiced, rules, world, pending, command });
        if (said) return said;
      }
    }
    return STAGE_RULES.handlers?.answer?.(rules, world, command) ?? { changes: [] };
  };
}

/** Whether somebody still wants it, thinking or ahead; an interrupt drops what was asked. */
function isAwaited(world: World, id: string, effect: Effect): boolean {
  const activity = world.characters.get(id)?.activity;
  const isThinking = activity !== undefined && detailOf(activity).effect === effect.id;
  return isThinking || lifeStateOf(world, id)?.ahead?.effect === effect.id;
}

function happened(
  turn: LifeTurn,
  { payload }: Effect,
  command: CommandOf<'answer'>,
): HandlerOutcome {
  const value = command.outcome === 'text' ? command.value : undefined;
  episodeCame(turn, { wanted: payload as unknown as EpisodeWanted, value });
  scheduleNextWake(turn);
  return { changes: turn.changes, effects: turn.effects };
}

function decided(turn: LifeTurn, command: CommandOf<'answer'>): HandlerOutcome {
  const read = decisionSchema.safeParse(command.value);
  const decision = command.outcome === 'text' ? read.data : undefined;
  if (turn.life.ahead?.effect === command.effect) keepAhead(turn, decision);
  else {
    dropThought(turn);
    if (decision) byDecision(turn, decision);
    else byInstinct(turn);
  }
  scheduleNextWake(turn);
  return { changes: turn.changes, effects: turn.effects };
}
