// A mind outside has decided: its answer is undertaken, or instinct takes over.
import { type Handler, STAGE_RULES } from '@hakoniwa/stage';
import { z } from 'zod';
import { lifeStateOf } from '../turn/life-state.ts';
import { byInstinct, DECISION } from '../turn/next.ts';
import { type LifeParts, turnOf } from '../turn/turn.ts';
import { undertake } from '../turn/undertake.ts';
import { dropThought, rearm } from '../turn/wake.ts';

const decisionSchema = z.strictObject({
  action: z.string().min(1),
  target: z.string().min(1).optional(),
  durationMinutes: z.number().min(0).max(1_440).optional(),
  reason: z.string().max(500),
});

/** The `answer` handler: decisions of life are its own, all other answers the Stage's. */
export function answerHandler(parts: LifeParts): Handler<'answer'> {
  return (rules, world, command) => {
    const pending = world.pending.get(command.effect);
    const id = pending?.for;
    const isOurs = pending?.kind === DECISION && id !== undefined && lifeStateOf(world, id);
    if (!isOurs) return STAGE_RULES.handlers?.answer?.(rules, world, command) ?? { changes: [] };
    const turn = turnOf(parts, world, { id, now: world.clock.now });
    dropThought(turn);
    const read = decisionSchema.safeParse(command.value);
    const isDone = command.outcome === 'text' && read.success && undertake(turn, read.data);
    if (!isDone) byInstinct(turn);
    rearm(turn);
    return { changes: turn.changes, effects: turn.effects };
  };
}
