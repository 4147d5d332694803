// Takes a turn again: the garden goes back to before it on a new branch, and the turn is another one.
import { randomInt } from 'node:crypto';
import { type Command, characterId, commandsBehind, type SealedEvent } from '@hakoniwa/stage';
import { UnknownTurnError } from './errors.ts';
import type { Kept } from './garden-facts.ts';
import { limits } from './limits.ts';
import type { LivingGarden } from './living-garden.ts';

/** The turn that is taken again, by its last event: with words of one's own, or by the mind of its character. */
interface RetakeWish {
  readonly seq: number;
  readonly text?: string | undefined;
  readonly seed?: number | undefined;
}

/** Throws UNKNOWN_TURN for an event that is no turn of a character. */
export async function retake(garden: LivingGarden, { seq, text, seed }: RetakeWish): Promise<Kept> {
  const { who, first, before, mode } = await turnAt(garden, seq);
  return standingStill(garden, async () => {
    const { branch } = garden.head;
    // A mind begins its turn with a minute that passes; words of one's own stand where the old ones stood.
    const at = { branch, seq: (text === undefined ? before : first) - 1 };
    await garden.fork({ at, enter: true });
    if (text !== undefined)
      return garden.submit({ type: 'perform', actor: characterId(who), text, ...mode });
    return garden.perform({ who, seed: seed ?? randomInt(2 ** 32) });
  });
}

/** While a turn is taken again nobody else takes one. */
async function standingStill<T>({ clock }: LivingGarden, work: () => Promise<T>): Promise<T> {
  const isRunning = clock.state().state === 'running';
  if (isRunning) await clock.set({ state: 'paused' });
  try {
    return await work();
  } finally {
    if (isRunning) await clock.set({ state: 'running' });
  }
}

interface FoundTurn {
  readonly who: string;
  /** Its first event. */
  readonly first: number;
  /** The first event of the time that passed for it, if any did. */
  readonly before: number;
  /** How its words were written. */
  readonly mode: { readonly mode?: 'played' };
}

async function turnAt(garden: LivingGarden, seq: number): Promise<FoundTurn> {
  const after = Math.max(0, seq - limits.turnEvents);
  const events = await garden.events({ after, limit: seq - after });
  const last = events.at(-1);
  const who = last?.actor;
  const commandOf = commandsBehind(events);
  if (last?.seq !== seq || who === undefined || !isOfCharacter(commandOf(last)))
    throw new UnknownTurnError();
  const at = (place: number) => events.find((event) => event.seq === place);
  const act = at(last.turn - 1);
  const first = act && isSaidWith(act, last) ? act.turn : last.turn;
  let before = first;
  const isTime = (event: SealedEvent | undefined) => event && commandOf(event)?.type === 'advance';
  for (let time = at(first - 1); time && isTime(time); time = at(before - 1)) before = time.turn;
  const command = commandOf(last);
  const mode =
    command?.type === 'perform' && command.mode !== undefined ? { mode: command.mode } : {};
  return { who, first, before, mode };
}

/** Minds of 0.1 did something in one step and spoke of it in the next. */
function isSaidWith(act: SealedEvent, { actor, command }: SealedEvent): boolean {
  const isOfMind = command?.type === 'perform' && command.note !== undefined;
  return isOfMind && act.command?.type === 'act' && act.actor === actor;
}

function isOfCharacter(command: Command | undefined): boolean {
  return command?.type === 'perform' || command?.type === 'act';
}
