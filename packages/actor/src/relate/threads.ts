// The reactor that keeps what is left open: a question until it is answered, a while at most.
import {
  type EventDraft,
  isJsonObject,
  isSaying,
  type Json,
  type Operation,
  type Patch,
  pointer,
  type Reactor,
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
  const questions = questionsIn(event);
  const [first] = questions;
  const others = event.witnesses.filter((id) => id !== event.actor);
  if (first === undefined || event.actor === undefined || others.length === 0) return [];
  const count = (world.counters.thread ?? 0) + 1;
  const id = `thread-${count}`;
  const [toward] = others;
  const value = {
    id,
    kind: 'question',
    text: first,
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

/** Answered by the one it was put to, or gone stale. */
function closed(world: World, event: Happened): Operation[] {
  const isOver = (thread: Thread) =>
    thread.toward === event.actor || world.clock.now - thread.opened > STALE_MS;
  const open = [...world.threads.values()].filter(
    (thread) => thread.kind === 'question' && thread.closed === undefined,
  );
  return open.filter(isOver).map(({ id }) => ({ op: 'remove', path: pointer('threads', id) }));
}

function questionsIn({ detail }: Happened): string[] {
  const intents =
    isJsonObject(detail) && Array.isArray(detail.intents)
      ? (detail.intents as readonly Json[])
      : [];
  return intents.flatMap((one) =>
    isJsonObject(one) && one.intent === 'ASK' && typeof one.detail === 'string' ? [one.detail] : [],
  );
}

/** After this long nobody waits for an answer any more. */
const STALE_MS = 30 * 60_000;
