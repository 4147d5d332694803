// The log of a scene as turns: what one character did and said at a time, and what happened in between.
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

/** Turns, oldest first: the parts of one turn share its number, and two turns in a row stay two. */
export function turnsOf(events: readonly SceneEvent[]): ShownTurn[] {
  const turns: ShownTurn[] = [];
  let before: SceneEvent | undefined;
  for (const event of events) {
    const turn = turns.at(-1);
    const isMore = before !== undefined && isOfTurn(event, before);
    before = event;
    if (QUIET.has(event.type)) continue;
    if (turn && isMore) {
      turns[turns.length - 1] = { ...turn, last: event.seq, events: [...turn.events, event] };
      continue;
    }
    const { seq, actor, clock } = event;
    turns.push({ first: seq, last: seq, actor, clock, events: [event] });
  }
  return turns;
}

function isOfTurn(event: SceneEvent, before: SceneEvent): boolean {
  if (event.actor === undefined || event.actor !== before.actor) return false;
  return event.turn === before.turn || isSaidWith(before, event);
}

/** Minds of 0.1 did something in one step and spoke of it in the next. */
function isSaidWith(act: SceneEvent, words: SceneEvent): boolean {
  const said = words.director?.command;
  const isOfMind = said?.type === 'perform' && said.note !== undefined;
  return isOfMind && act.director?.command?.type === 'act';
}

/** How many steps of the log are taken back to stand before a turn; a clock's marks are passed over. */
export function stepsSince(events: readonly SceneEvent[], first: number): number {
  const since = events.filter((event) => event.seq >= first && !isOfClock(event));
  return new Set(since.map(({ turn }) => turn)).size;
}

function isOfClock({ director }: SceneEvent): boolean {
  return director?.command?.type === 'inject' && director.command.by === 'clock';
}

interface Detail {
  readonly speech?: string | null;
  readonly thought?: string | null;
  readonly intents?: readonly { readonly intent: string; readonly target: string | null }[];
  readonly unread?: readonly string[];
  readonly undone?: readonly string[];
  readonly violations?: readonly { readonly reason: string; readonly text: string }[];
}

function detailOf({ director }: SceneEvent): Detail {
  return (director?.detail ?? {}) as Detail;
}

/** What was thought before a turn, when a mind wrote it down. */
export function thoughtOf({ events }: ShownTurn): string | undefined {
  for (const event of events) {
    const { thought } = detailOf(event);
    const written = thought ?? event.director?.command?.thought;
    if (typeof written === 'string' && written !== '') return written;
  }
  return undefined;
}

/** What was typed and came to nothing: not understood, or not to happen. */
export function leftOutOf({ events }: ShownTurn) {
  const details = events.map(detailOf);
  return {
    unread: details.flatMap(({ unread = [] }) => unread),
    undone: details.flatMap(({ undone = [] }) => undone),
  };
}

/** The text as it was written, for whoever wants to write it anew; of typed parts, the words. */
export function writtenTextOf({ events }: ShownTurn): string {
  const written = events.find(({ director }) => director?.command?.type === 'perform');
  const { text, parts } = (written?.director?.command ?? {}) as Written;
  const said = parts?.flatMap(({ say }) => (say === undefined ? [] : [`「${say}」`]));
  return text ?? said?.join(' ') ?? '';
}

interface Written {
  readonly text?: string;
  readonly parts?: readonly { readonly say?: string }[];
}
