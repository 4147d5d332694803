// What events were asked for by: a command is written once, on the first event of its step.
import type { Command } from '../step/command.ts';
import type { SealedEvent } from './sealed-event.ts';

/** Says which command an event came from; undefined where the first event of its step is not among the given. */
export function commandsBehind(
  events: Iterable<SealedEvent>,
): (event: SealedEvent) => Command | undefined {
  const byTurn = new Map<number, Command>();
  for (const { seq, turn, command } of events)
    if (command && seq === turn) byTurn.set(turn, command);
  return ({ turn, command }) => command ?? byTurn.get(turn);
}
