// The reactor that keeps what is left open: a question until it is answered, a while at most.
import {
  type EventDraft,
  isJsonObject,
  isSaying,
  isSpeechAct,
  type Json,
  type Operation,
  type Patch,
  pointer,
  type Reactor,
  type SpokenAct,
  saidIn,
  saysIn,
  type Thread,
  type World,
} from '@hakoniwa/stage';

/** After each performance: questions open threads, the other's next words close them. */
export const threads: Reactor = {
  name: 'threads',
  react: (world, event) =>
    isSaying(event.type) ? [...closed(world, event), ...opened(world, event)] : [],
};

type Happened = EventDraft;

function opened(world: World, event: Happened): Patch {
  const asked = saysIn(event).find(({ act }) => isSpeechAct(act, 'ask'));
  const toward = whom(event, asked);
  if (!asked || event.actor === undefined || toward === undefined) return [];
  const count = (world.counters.thread ?? 0) + 1;
  const id = `thread-${count}`;
  const value = {
    id,
    kind: 'question',
    text: wordsOf(event),
    owner: event.actor,
    toward,
    opened: world.clock.now,
    openedBy: world.seq + 1,
  };
  return [
    { op: 'add', path: pointer('counters', 'thread'), value: count },
    { op: 'add', path: pointer('threads', id), value: value as unknown as Json },
  ];
}

/** The one who is asked, where they hear it; else the first who does. */
function whom({ actor, witnesses }: Happened, asked: SpokenAct | undefined): string | undefined {
  const others = witnesses.filter((id) => id !== actor);
  return others.find((id) => id === asked?.to) ?? others[0];
}

/** Answered by the one it was put to, or gone stale. */
function closed(world: World, event: Happened): Operation[] {
  const isOver = (thread: Thread) =>
    thread.toward === event.actor || world.clock.now - thread.opened > STALE_MS;
  const open = [...world.threads.values()].filter(
    (thread) => thread.kind === 'question' && thread.closed === undefined,
  );
  return open.filter(isOver).map(({ id }) => ({ op: 'remove', path: pointer('threads', id) }));
}

/** The sentence that asks, as it was read; else all that was said. */
function wordsOf(event: Happened): string {
  const { detail } = event;
  const intents =
    isJsonObject(detail) && Array.isArray(detail.intents)
      ? (detail.intents as readonly Json[])
      : [];
  const asked = intents.find((one) => isJsonObject(one) && one.intent === 'ASK');
  const words = isJsonObject(asked) ? asked.detail : undefined;
  return typeof words === 'string' ? words : (saidIn(event) ?? '');
}

/** After this long nobody waits for an answer any more. */
const STALE_MS = 30 * 60_000;
