// Lets promises run out: as time passes the moment at which one is broken, it is told as an event.
import {
  type Change,
  type Effect,
  type Handler,
  MINUTE_MS,
  type Outcome,
  pointer,
  type Rulebook,
  step,
  type Thread,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { openPromises } from './promises.ts';

/** The same rules, with time that stops where a promise is broken. */
export function watchPromises(rules: Rulebook): Rulebook {
  const { advance } = rules.handlers;
  if (!advance) return rules;
  return { ...rules, handlers: { ...rules.handlers, advance: watching(advance) } };
}

type Advance = Handler<'advance'>;

function watching(advance: Advance): Advance {
  return (rules, world, { to }) => {
    const changes: Change[] = [];
    const effects: Effect[] = [];
    let now = world;
    const take = (outcome: Outcome) => {
      changes.push(...outcome.changes);
      effects.push(...(outcome.effects ?? []));
      now = after(rules, now, outcome);
    };
    for (let lapse = nextLapse(now, to); lapse; lapse = nextLapse(now, to)) {
      if (lapse.at > now.clock.now) take(advance(rules, now, { type: 'advance', to: lapse.at }));
      // On the way it may have been kept.
      if (now.threads.has(lapse.thread.id)) take({ changes: [broken(now, lapse)] });
    }
    if (changes.length === 0) return advance(rules, world, { type: 'advance', to });
    if (to > now.clock.now) take(advance(rules, now, { type: 'advance', to }));
    return { changes, effects };
  };
}

/** The world after what happened, what the reactors add to it included. */
function after(rules: Rulebook, world: World, outcome: Outcome): World {
  const told: Rulebook = { ...rules, handlers: { advance: () => outcome } };
  return step(told, world, { type: 'advance', to: world.clock.now }).world;
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
  const { id, owner, toward, text } = thread;
  const clock = { op: 'replace', path: pointer('clock', 'now'), value: at } as const;
  return {
    type: 'promise-broken',
    actor: owner,
    target: toward,
    among: [owner, toward].flatMap((one) => one ?? []),
    patch: [
      ...(at > world.clock.now ? [clock] : []),
      { op: 'remove', path: pointer('threads', id) },
    ],
    detail: { promise: text },
  };
}
