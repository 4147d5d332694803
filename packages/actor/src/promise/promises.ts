// The reactor that opens a thread for every promise made and closes it when it is kept.
import {
  type EventDraft,
  type Json,
  type Operation,
  type Patch,
  pointer,
  promisedIn,
  type Reactor,
  type Thread,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { warmed } from '../relate/affinity.ts';
import { promiseEnded } from './ended.ts';
import { keeps } from './keeps.ts';
import { firstDue } from './promise.ts';

type Happened = EventDraft;

/** After each event: promises it kept are closed and warm those they were made to; new ones are opened. */
export const promisesReactor: Reactor = {
  name: 'promises',
  react: (world, event) => [...kept(world, event), ...made(world, event)],
};

/** The promises that stand open, of everybody or of one. */
export function openPromises(world: World, owner?: string): Thread[] {
  if (world.threads.size === 0) return [];
  return [...world.threads.values()].filter(
    (thread) =>
      thread.kind === 'promise' &&
      thread.closed === undefined &&
      (owner === undefined || thread.owner === owner),
  );
}

function kept(world: World, event: Happened): Patch {
  if (event.actor === undefined || event.type === 'promise-broken') return [];
  const done = openPromises(world).filter((thread) => keeps(world, { event, thread }));
  return done.flatMap((thread): Operation[] => [
    ...promiseEnded(thread),
    ...warmed(world, { from: thread.toward ?? '', to: thread.owner ?? '', by: KEPT_WARMS }),
  ]);
}

/** Affinity points by which a kept promise warms. */
const KEPT_WARMS = 6;

function made(world: World, event: Happened): Patch {
  const { actor } = event;
  const found = firstDue(promisedIn(event), world.clock.now);
  const toward = found && hearerOf(event, found.to);
  if (actor === undefined || !found || toward === undefined) return [];
  const own = openPromises(world, actor);
  const isKnown = own.some((one) => one.text === found.text && one.toward === toward);
  if (isKnown || own.length >= limits.promises) return [];
  const count = (world.counters.thread ?? 0) + 1;
  const id = `thread-${count}`;
  const { place } = found;
  const value = {
    id,
    kind: 'promise',
    text: found.text,
    owner: actor,
    toward,
    ...(place === undefined ? {} : { place }),
    opened: world.clock.now,
    openedBy: world.seq + 1,
    due: found.due,
    deed: found.deed,
    ...(found.from === world.clock.now ? {} : { from: found.from }),
  };
  return [
    { op: 'add', path: pointer('counters', 'thread'), value: count },
    { op: 'add', path: pointer('threads', id), value: value as unknown as Json },
  ];
}

/** The one who is named, if that is one of the hearers; else the first of them. */
function hearerOf({ actor, witnesses }: Happened, named: string | undefined): string | undefined {
  const hearers = witnesses.filter((id) => id !== actor);
  return hearers.find((id) => id === named) ?? hearers[0];
}
