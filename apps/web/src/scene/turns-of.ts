// The log of a scene as turns: what one character did and said in a row, and what happened in between.
import type { EventPage } from '@hakoniwa/client';

export type SceneEvent = EventPage['events'][number];

export interface ShownTurn {
  /** The first event of it. */
  readonly first: number;
  readonly last: number;
  readonly actor: string | undefined;
  readonly clock: string;
  readonly events: readonly SceneEvent[];
}

/** Events nobody reads: time that passes by itself. */
const QUIET = new Set(['time-passed']);

/** Turns, oldest first; time that passes ends a turn. */
export function turnsOf(events: readonly SceneEvent[]): ShownTurn[] {
  const turns: ShownTurn[] = [];
  let isOpen = false;
  for (const event of events) {
    if (QUIET.has(event.type)) {
      isOpen = false;
      continue;
    }
    const turn = turns.at(-1);
    if (turn && isOpen && event.actor !== undefined && event.actor === turn.actor) {
      turns[turns.length - 1] = { ...turn, last: event.seq, events: [...turn.events, event] };
      continue;
    }
    const { seq, actor, clock } = event;
    turns.push({ first: seq, last: seq, actor, clock, events: [event] });
    isOpen = true;
  }
  return turns;
}

/** How many steps of the log are taken back to stand before a turn. */
export function stepsSince(events: readonly SceneEvent[], first: number): number {
  return new Set(events.filter(({ seq }) => seq >= first).map(({ turn }) => turn)).size;
}

interface Detail {
  readonly speech?: string | null;
  readonly thought?: string | null;
  readonly intents?: readonly { readonly intent: string; readonly target: string | null }[];
  readonly violations?: readonly { readonly reason: string; readonly text: string }[];
}

function detailOf({ director }: SceneEvent): Detail {
  return (director?.detail ?? {}) as Detail;
}

/** What was thought before a turn, when a mind wrote it down. */
export function thoughtOf({ events }: ShownTurn): string | undefined {
  for (const event of events) {
    const { thought } = detailOf(event);
    const written = thought ?? event.director?.command.thought;
    if (typeof written === 'string' && written !== '') return written;
  }
  return undefined;
}

/** The text as it was written, for whoever wants to write it anew. */
export function writtenTextOf({ events }: ShownTurn): string {
  const written = events.find(({ director }) => director?.command.type === 'perform');
  const text = written?.director?.command.text;
  return typeof text === 'string' ? text : '';
}
