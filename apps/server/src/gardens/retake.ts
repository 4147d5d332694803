// Takes a turn again: the garden goes back to before it on a new branch, and the turn is another one.
import { randomInt } from 'node:crypto';
import type { retakeRequestSchema } from '@hakoniwa/protocol';
import { characterId, type SealedEvent } from '@hakoniwa/stage';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Kept, OpenGarden } from './gardens.ts';

type Wanted = z.output<typeof retakeRequestSchema>;

/** Throws UNKNOWN_TURN for an event that is no turn of a character. */
export async function retake(garden: OpenGarden, { seq, text, seed }: Wanted): Promise<Kept> {
  const { who, first, before } = await turnAt(garden, seq);
  return standingStill(garden, async () => {
    const { branch } = garden.head;
    // A mind begins its turn with a minute that passes; words of one's own stand where the old ones stood.
    const at = { branch, seq: (text === undefined ? before : first) - 1 };
    await garden.fork({ at, enter: true });
    if (text !== undefined)
      return garden.submit({ type: 'perform', actor: characterId(who), text });
    return garden.minds.perform({ who, seed: seed ?? randomInt(2 ** 32) });
  });
}

/** While a turn is taken again nobody else takes one. */
async function standingStill<T>({ clock }: OpenGarden, work: () => Promise<T>): Promise<T> {
  const isRunning = clock?.state().state === 'running';
  if (isRunning) await clock?.set({ state: 'paused' });
  try {
    return await work();
  } finally {
    if (isRunning) await clock?.set({ state: 'running' });
  }
}

interface FoundTurn {
  readonly who: string;
  /** Its first event. */
  readonly first: number;
  /** The first event of the time that passed for it, if any did. */
  readonly before: number;
}

async function turnAt(garden: OpenGarden, seq: number): Promise<FoundTurn> {
  const after = Math.max(0, seq - limits.turnEvents);
  const events = await garden.events({ after, limit: seq - after });
  const last = events.at(-1);
  const who = last?.actor;
  if (last?.seq !== seq || who === undefined || !isOf(last, who))
    throw new Refused('UNKNOWN_TURN', 'no turn of a character is there');
  const at = (place: number) => events.find((event) => event.seq === place);
  const act = at(last.turn - 1);
  const first = act && isSaidWith(act, last) ? act.turn : last.turn;
  let before = first;
  for (let time = at(first - 1); time?.command.type === 'advance'; time = at(before - 1))
    before = time.turn;
  return { who, first, before };
}

/** Minds of 0.1 did something in one step and spoke of it in the next. */
function isSaidWith(act: SealedEvent, { actor, command }: SealedEvent): boolean {
  const isOfMind = command.type === 'perform' && command.note !== undefined;
  return isOfMind && act.command.type === 'act' && act.actor === actor;
}

function isOf({ command, actor }: SealedEvent, who: string): boolean {
  return actor === who && (command.type === 'perform' || command.type === 'act');
}
