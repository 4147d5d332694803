// Time passes: from moment to moment, and nothing is written where no moment falls.
import {
  type Change,
  deny,
  followedBy,
  type Handler,
  type HandlerOutcome,
  pointer,
  type World,
} from '@hakoniwa/stage';
import { lifeKey, lifeStateOf } from '../moment/life-state.ts';
import { type LifeTurnParts, turnOf } from '../moment/turn.ts';
import { type Appointment, appointments } from '../queue/appointments.ts';
import { type DueMoment, nextDue } from '../queue/queue.ts';
import { keepAppointment } from '../turn/keep-appointment.ts';
import { wake } from '../turn/wake.ts';
import { enrol, isEnrolled } from './enrol.ts';
import { withVoice } from './with-voice.ts';

/** The `advance` handler of a world that lives. */
export function advanceHandler(parts: LifeTurnParts): Handler<'advance'> {
  return (rules, world, { to }) => {
    if (to < world.clock.now) {
      const denial = deny('INVALID_STATE', {
        cause: 'time-runs-forward',
        more: { about: 'clock' },
      });
      return { denial, changes: [{ type: 'advance-denied', patch: [], denial }] };
    }
    const run = { parts: withVoice(parts, rules), to };
    if (isEnrolled(world)) return nextOutcome(run, world) ?? { changes: [] };
    return { changes: [enrol(parts.config, world)], onward: (now) => nextOutcome(run, now) };
  };
}

interface Run {
  readonly parts: LifeTurnParts;
  readonly to: number;
  /** Those whose moment the world refused: they are not looked at again in this run. */
  readonly refused?: ReadonlySet<string> | undefined;
}

/** What happens next, moment by moment: each sees the world that all before it led to. */
function nextOutcome(run: Run, world: World): HandlerOutcome | undefined {
  const promises = appointments(world, run.to);
  const at = promises[0]?.moment;
  const due = nextDue(world, { to: at === undefined ? run.to : at - 1, passedOver: run.refused });
  if (due)
    return { ...lookAt(run, world, due), onward: (now) => afterMoment(run, due, [world, now]) };
  if (at === undefined) return undefined;
  const told = promises
    .filter(({ moment }) => moment === at)
    .reduce((all: HandlerOutcome, one) => followedBy(all, (now) => remind(run, now, one)), NOTHING);
  return followedBy(told, (now) => nextOutcome(run, now));
}

const NOTHING: HandlerOutcome = { changes: [] };

function afterMoment(
  run: Run,
  { id }: DueMoment,
  [before, now]: [World, World],
): HandlerOutcome | undefined {
  const isRefused = now.characters.has(id) && lifeStateOf(now, id) === lifeStateOf(before, id);
  const refused = isRefused ? new Set([...(run.refused ?? []), id]) : run.refused;
  return nextOutcome({ ...run, refused }, now);
}

/** Somebody's own moment. */
function lookAt({ parts }: Run, world: World, due: DueMoment): HandlerOutcome {
  if (!world.characters.has(due.id)) return { changes: [goneChange(world, due)] };
  const turn = turnOf(parts, {
    world,
    who: { id: due.id, now: Math.max(due.moment, world.clock.now) },
  });
  wake(turn);
  return { changes: turn.changes, effects: turn.effects };
}

/** The time of a promise: both are told, and go where they agreed to meet. */
function remind({ parts }: Run, world: World, { moment, thread }: Appointment): HandlerOutcome {
  const { id: promise, owner, toward, text, place } = thread;
  const both = [owner, toward].flatMap((one) => one ?? []);
  const clock = { op: 'replace', path: pointer('clock', 'now'), value: moment } as const;
  const due: Change = {
    type: 'promise-due',
    actor: owner,
    target: toward,
    among: both,
    patch: moment > world.clock.now ? [clock] : [],
    detail: { at: moment, promise: text },
  };
  const leave = (id: string, now: World): HandlerOutcome => {
    if (place === undefined || !now.characters.has(id)) return NOTHING;
    const turn = turnOf(parts, { world: now, who: { id, now: moment } });
    keepAppointment(turn, { place, promise });
    return { changes: turn.changes, effects: turn.effects };
  };
  return both.reduce((all: HandlerOutcome, id) => followedBy(all, (now) => leave(id, now)), {
    changes: [due],
  });
}

/** Who left the world has no life in it any more. */
function goneChange(world: World, due: { id: string; moment: number }): Change {
  const clock = { op: 'replace', path: pointer('clock', 'now'), value: due.moment } as const;
  return {
    type: 'moment-passed',
    patch: [
      ...(due.moment > world.clock.now ? [clock] : []),
      { op: 'remove', path: pointer('systems', lifeKey(due.id)) },
    ],
  };
}

/** The next moment at which something happens, for whoever drives the clock. */
export function nextMoment(world: World): number | undefined {
  if (!isEnrolled(world)) return world.clock.now;
  const due = nextDue(world, { to: Number.MAX_SAFE_INTEGER })?.moment;
  const [promise] = appointments(world, due ?? Number.MAX_SAFE_INTEGER);
  return promise?.moment ?? due;
}
