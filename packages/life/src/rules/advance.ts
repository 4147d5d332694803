// Time passes: from moment to moment, and nothing is written where no moment falls.
import {
  type Change,
  deny,
  type Effect,
  type Handler,
  patchWorld,
  pointer,
  type World,
} from '@hakoniwa/stage';
import { type Appointment, appointments } from '../queue/appointments.ts';
import { type Due, nextDue, requeued } from '../queue/queue.ts';
import { keepAppointment } from '../turn/keep-appointment.ts';
import { type LifeParts, turnOf } from '../turn/turn.ts';
import { wake } from '../turn/wake.ts';
import { enrol, isEnrolled } from './enrol.ts';
import { withVoice } from './with-voice.ts';

/** The `advance` handler of a world that lives. */
export function advanceHandler(parts: LifeParts): Handler<'advance'> {
  return (rules, world, { to }) => {
    if (to < world.clock.now) {
      const denial = deny('INVALID_STATE', 'time-runs-forward', { about: 'clock' });
      return { denial, changes: [{ type: 'advance-denied', patch: [], denial }] };
    }
    const voiced = withVoice(parts, rules);
    const run = new Run(world);
    if (!isEnrolled(world)) run.add([enrol(parts.config, world)]);
    for (const one of appointments(world, to)) {
      live(voiced, run, one.moment - 1);
      remind(voiced, run, one);
    }
    live(voiced, run, to);
    return { changes: run.changes, effects: run.effects };
  };
}

/** Everybody's moments up to one. */
function live(parts: LifeParts, run: Run, to: number): void {
  for (let due = run.nextDue(to); due; due = run.nextDue(to)) {
    const { id } = due;
    if (!run.world.characters.has(id)) {
      run.add([goneChange(run.world, due)]);
      continue;
    }
    const turn = turnOf(parts, run.world, { id, now: Math.max(due.moment, run.world.clock.now) });
    wake(turn);
    run.add(turn.changes, { id, wake: turn.life.wake });
    run.effects.push(...turn.effects);
  }
}

/** The time of a promise: both are told, and go where they agreed to meet. */
function remind(parts: LifeParts, run: Run, { moment, thread }: Appointment): void {
  const { owner, toward, text, place } = thread;
  const both = [owner, toward].flatMap((one) => one ?? []);
  const clock = { op: 'replace', path: pointer('clock', 'now'), value: moment } as const;
  run.add([
    {
      type: 'promise-due',
      actor: owner,
      target: toward,
      among: both,
      patch: moment > run.world.clock.now ? [clock] : [],
      detail: { at: moment, promise: text },
    },
  ]);
  for (const id of place === undefined ? [] : both) {
    if (!run.world.characters.has(id)) continue;
    const turn = turnOf(parts, run.world, { id, now: moment });
    keepAppointment(turn, place as string);
    run.add(turn.changes, { id, wake: turn.life.wake });
    run.effects.push(...turn.effects);
  }
}

/** The world between moments; patches are applied only when somebody comes after them. */
class Run {
  readonly changes: Change[] = [];
  readonly effects: Effect[] = [];
  #world: World;
  #waiting: Change[] = [];
  /** Whose moment the waiting changes were, and when their next one is. */
  #last: { id: string; wake: number } | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  get world(): World {
    for (const { patch } of this.#waiting) this.#world = patchWorld(this.#world, patch).world;
    this.#waiting = [];
    this.#last = undefined;
    return this.#world;
  }

  /** The next moment; the end of a run is found without applying what it last did. */
  nextDue(to: number): Due | undefined {
    const last = this.#last;
    const isOver =
      last !== undefined && last.wake > to && !nextDue(this.#world, to, new Set([last.id]));
    return isOver ? undefined : nextDue(this.world, to);
  }

  add(changes: readonly Change[], last?: { id: string; wake: number }): void {
    this.changes.push(...changes);
    this.#waiting.push(...changes);
    this.#last = last;
  }
}

/** Who left the world leaves the queue. */
function goneChange(world: World, due: { id: string; moment: number }): Change {
  const clock = { op: 'replace', path: pointer('clock', 'now'), value: due.moment } as const;
  return {
    type: 'moment-passed',
    patch: [
      ...(due.moment > world.clock.now ? [clock] : []),
      ...requeued(world, due.id, { from: due.moment }),
    ],
  };
}

/** The next moment at which something happens, for whoever drives the clock. */
export function nextMoment(world: World): number | undefined {
  if (!isEnrolled(world)) return world.clock.now;
  const due = nextDue(world, Number.MAX_SAFE_INTEGER)?.moment;
  const [promise] = appointments(world, due ?? Number.MAX_SAFE_INTEGER);
  return promise?.moment ?? due;
}
