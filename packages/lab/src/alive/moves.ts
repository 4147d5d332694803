// A session as moves: everything that was asked of the world, one deed at a time, so that one of them can be left out.
import {
  type Act,
  type Command,
  commandsBehind,
  deedOf,
  type SealedEvent,
  type SpokenAct,
  saidIn,
  saysIn,
} from '@hakoniwa/stage';
import type { CellLog } from '../play/cell-log.ts';

/** One thing that was asked of the world. */
export interface Move {
  /** The turn it belongs to, from 1. */
  readonly turn: number;
  readonly who: string;
  /** The deed, where it is one; whatever else happens is the command as it was given. */
  readonly act?: Act;
  readonly command: Command;
}

/** The words of a turn. */
export interface SpokenLine {
  readonly turn: number;
  readonly who: string;
  readonly text: string;
  /** What they do, as they were read. */
  readonly says: readonly SpokenAct[];
}

/** Somebody was asked in words to do something. */
export interface SpokenRequest {
  readonly by: string;
  readonly at: number;
  readonly line: SpokenAct;
}

/** Every move of a session in order. Tags, notes and reasons are not looked at. */
export function movesOf({ turns }: Pick<CellLog, 'turns'>): Move[] {
  return turns.flatMap(({ turn, who, events, injected }) =>
    [...events, ...injected]
      .filter(({ seq, turn: first }) => seq === first)
      .flatMap((event) => movesBehind([...events, ...injected], event, { turn, who })),
  );
}

/** Everything that was said, in order. */
export function spokenIn({ turns }: Pick<CellLog, 'turns'>): SpokenLine[] {
  return turns.flatMap(({ turn, who, events }) =>
    events.flatMap((event) => {
      const text = saidIn(event);
      return text === undefined || event.actor === undefined
        ? []
        : [{ turn, who, text, says: saysIn(event) }];
    }),
  );
}

/** Everything somebody was asked for in words, in order. */
export function requestsIn({ turns }: Pick<CellLog, 'turns'>): SpokenRequest[] {
  return turns.flatMap(({ who, events }) =>
    events.flatMap((event) =>
      saysIn(event).flatMap((line) =>
        line.act === 'request' ? [{ by: event.actor ?? who, at: event.at, line }] : [],
      ),
    ),
  );
}

function movesBehind(
  events: readonly SealedEvent[],
  first: SealedEvent,
  at: { readonly turn: number; readonly who: string },
): Move[] {
  const command = commandsBehind(events)(first);
  if (!command) return [];
  if (command.type === 'act') return [{ ...at, act: command.act, command }];
  if (command.type !== 'perform') return [{ ...at, command }];
  const { actor, parts } = command;
  const acts = parts
    ? parts.flatMap((part) => ('do' in part ? [{ ...part.do, actor }] : []))
    : events.flatMap((event) => (event.turn === first.turn ? actRead(event) : []));
  return acts.map((act) => ({ ...at, act, command: { type: 'act', act } }));
}

/** A deed that was read from text, as the event tells it. */
function actRead(event: SealedEvent): Act[] {
  const deed = deedOf(event);
  if (!deed) return [];
  const { verb, actor, object, target } = deed;
  return [
    {
      ...{ verb, actor: actor as Act['actor'] },
      ...(object === undefined ? {} : { object }),
      ...(target === undefined ? {} : { target }),
    },
  ];
}
