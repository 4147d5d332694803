// Lets promises run out: as time passes the moment at which one is broken, it is told as an event.
import {
  type Change,
  followedBy,
  type Handler,
  type HandlerOutcome,
  MINUTE_MS,
  pointer,
  type Rulebook,
  type Thread,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { promiseEnded } from './ended.ts';
import { openPromises } from './promises.ts';

/** The same rules, with time that stops where a promise is broken. */
export function watchPromises(rules: Rulebook): Rulebook {
  const { advance } = rules.handlers;
  if (!advance) return rules;
  return { ...rules, handlers: { ...rules.handlers, advance: watching(advance) } };
}

type Advance = Handler<'advance'>;

function watching(advance: Advance): Advance {
  const watched: Advance = (rules, world, { to }) => {
    const lapse = nextLapse(world, to);
    if (!lapse) return advance(rules, world, { type: 'advance', to });
    const rest = (now: World) => watched(rules, now, { type: 'advance', to });
    // On the way it may have been kept.
    const lapsed = (now: World): HandlerOutcome =>
      now.threads.has(lapse.thread.id)
        ? { changes: [broken(now, lapse)], onward: rest }
        : rest(now);
    if (lapse.at <= world.clock.now) return lapsed(world);
    return followedBy(advance(rules, world, { type: 'advance', to: lapse.at }), lapsed);
  };
  return watched;
}

interface Lapse {
  readonly thread: Thread;
  readonly at: number;
}

/** The promise that is broken first, up to a moment. */
function nextLapse(world: World, to: number): Lapse | undefined {
  const grace = limits.graceMinutes * MINUTE_MS;
  let first: Lapse | undefined;
  for (const thread of openPromises(world)) {
    if (thread.due === undefined || thread.due + grace > to) continue;
    const at = Math.max(thread.due + grace, world.clock.now);
    if (!first || at < first.at) first = { thread, at };
  }
  return first;
}

function broken(world: World, { thread, at }: Lapse): Change {
  const { owner, toward, text } = thread;
  const clock = { op: 'replace', path: pointer('clock', 'now'), value: at } as const;
  return {
    type: 'promise-broken',
    actor: owner,
    target: toward,
    among: [owner, toward].flatMap((one) => one ?? []),
    patch: [...(at > world.clock.now ? [clock] : []), ...promiseEnded(thread)],
    detail: { promise: text },
  };
}
