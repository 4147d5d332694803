// The reactor that opens a thread for every promise made and closes it when it is kept.
import {
  type EventDraft,
  type Json,
  type Operation,
  type Patch,
  pointer,
  type Reactor,
  saidIn,
  type Thread,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { warmed } from '../relate/affinity.ts';
import { keeps } from './keeps.ts';
import { promiseIn } from './promise.ts';

type Happened = Omit<EventDraft, 'inverse'>;

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
    { op: 'remove', path: pointer('threads', thread.id) },
    ...warmed(world, { from: thread.toward ?? '', to: thread.owner ?? '', by: KEPT_WARMS }),
  ]);
}

/** Affinity points by which a kept promise warms. */
const KEPT_WARMS = 6;

function made(world: World, event: Happened): Patch {
  const speech = saidIn(event);
  const { actor } = event;
  if (actor === undefined || speech === undefined) return [];
  const toward = listenerOf(world, event, speech);
  const found = toward && promiseIn(speech, { language: world.language, now: world.clock.now });
  if (!found) return [];
  const own = openPromises(world, actor);
  const isKnown = own.some((one) => one.text === found.text && one.toward === toward);
  if (isKnown || own.length >= limits.promises) return [];
  const count = (world.counters.thread ?? 0) + 1;
  const id = `thread-${count}`;
  const place = found.deed.kind === 'meeting' ? placeIn(world, found.text) : undefined;
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
  };
  return [
    { op: 'add', path: pointer('counters', 'thread'), value: count },
    { op: 'add', path: pointer('threads', id), value: value as unknown as Json },
  ];
}

/** The one who is named, if one of the hearers is; else the first of them. */
function listenerOf(world: World, { actor, witnesses }: Happened, speech: string) {
  const hearers = witnesses.filter((id) => id !== actor);
  const named = hearers.find((id) => {
    const one = world.characters.get(id);
    return one && [one.name, ...one.aliases].some((name) => speech.includes(name));
  });
  return named ?? hearers[0];
}

/** The place a sentence names, by its longest name. */
function placeIn(world: World, text: string): string | undefined {
  const said = text.toLowerCase();
  let best: { id: string; length: number } | undefined;
  for (const { id, name, aliases } of world.places.values())
    for (const word of [name, ...aliases])
      if (said.includes(word.toLowerCase()) && word.length > (best?.length ?? 0))
        best = { id, length: word.length };
  return best?.id;
}
