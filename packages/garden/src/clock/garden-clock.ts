// The virtual clock of a garden: paused, by the wall at any speed, or from moment to moment as fast as it goes.
import { assert, type Command, type Effect, type World } from '@hakoniwa/stage';
import type { EffectOutcome } from '../effects/perform-effect.ts';
import type { NextCommand, SubmitOptions, Submitted } from '../garden.ts';
import { answerOf, decisionMoment, dueEffect } from './answers.ts';
import { Bell } from './bell.ts';
import { speedMark } from './clock-rules.ts';
import type { ClockEnd, RunGoal } from './goal.ts';
import { type Pace, wallUntil, worldAt } from './pace.ts';
import { type DrivenGarden, inOrder, momentAfter, runGroup } from './run-group.ts';
import { isPaced, type Speed } from './speed.ts';

export interface GardenClockParts extends DrivenGarden {
  /** Where the last mark left the clock, when a garden is taken up again. */
  readonly resumeAt?: number | undefined;
  /** Hears why the clock stopped by itself: a write that failed, a bug in a rule. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

interface Run {
  readonly goal: RunGoal;
  readonly end: (how: ClockEnd) => void;
  readonly fail: (error: unknown) => void;
}

/** Drives one garden. Paused until it is told a speed. */
export class GardenClock {
  readonly #parts: GardenClockParts;
  readonly #bell: Bell;
  readonly #driving: Promise<void>;
  readonly #leave: () => void;
  #pace: Pace;
  #run: Run | undefined;
  /** Whoever waits for an answer stops waiting when the speed changes. */
  #change = aChange();
  #isClosed = false;

  constructor(parts: GardenClockParts) {
    this.#parts = parts;
    const { garden, wall, effects } = parts;
    this.#bell = new Bell(wall);
    const worldMs = Math.max(parts.resumeAt ?? 0, garden.world.clock.now);
    this.#pace = { speed: 0, worldMs, wallMs: wall.now() };
    effects?.listen((effect, outcome) => this.#answered(effect, outcome));
    this.#leave = garden.subscribe((notice) => {
      if (notice.type === 'moved') this.#setPace(this.#pace.speed, notice.world.clock.now);
      this.#bell.ring();
    });
    this.#driving = this.#drive();
  }

  get speed(): Speed {
    return this.#pace.speed;
  }

  /** The moment in the world now, also between two moments that are written. */
  get now(): number {
    const { garden, wall } = this.#parts;
    const { world } = garden;
    const shown = Math.max(worldAt(this.#pace, wall.now()), world.clock.now);
    return Math.min(shown, Math.max(this.#next(world) ?? shown, world.clock.now));
  }

  /** Runs on at a speed, 0 being a pause; a mark of it is kept in the log. */
  async setSpeed(speed: Speed): Promise<void> {
    if (speed === this.#pace.speed) return;
    const moment = this.now;
    this.#setPace(speed, moment);
    if (speed === 0) this.#endRun('paused');
    await this.#parts.garden.submit(speedMark(speed, moment));
  }

  pause(): Promise<void> {
    return this.setSpeed(0);
  }

  /** One moment, whatever the speed: all that happens at it, or the answer awaited before it. */
  async step(): Promise<readonly Submitted[]> {
    const limit = this.#next(this.#parts.garden.world) ?? this.now;
    const isWatched = isPaced(this.#pace.speed);
    const { submitted } = await runGroup(this.#parts, { limit, isWatched });
    if (this.#pace.speed === 0) this.#setPace(0, this.#parts.garden.world.clock.now);
    return submitted;
  }

  /** Runs to a goal and pauses there; at full speed unless told otherwise. Leaves no mark. */
  runUntil(goal: RunGoal, speed: Speed = 'max'): Promise<ClockEnd> {
    this.#endRun('paused');
    const done = new Promise<ClockEnd>((end, fail) => {
      this.#run = { goal, end, fail };
    });
    this.#setPace(speed, this.now);
    return done;
  }

  /** Stops a run without a mark, as if the process had ended here. */
  halt(): void {
    this.#setPace(0, this.now);
    this.#endRun('paused');
  }

  /** Somebody acts at this very minute; settles when it is durable. */
  async submit(command: Command, options: SubmitOptions = {}): Promise<Submitted> {
    const done = await this.#parts.garden.submitGroup(
      this.#atThisMinute(() => command),
      options,
    );
    const last = done.at(-1);
    assert(last !== undefined, 'a command always comes to something');
    return last;
  }

  /** Ends the driving; the garden stays open. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.halt();
    this.#leave();
    await this.#driving;
  }

  #next(world: World): number | undefined {
    return momentAfter(this.#parts, world);
  }

  #setPace(speed: Speed, worldMs: number): void {
    this.#change.tell();
    this.#change = aChange();
    this.#pace = { speed, worldMs, wallMs: this.#parts.wall.now() };
    this.#bell.ring();
  }

  #endRun(how: ClockEnd): void {
    this.#run?.end(how);
    this.#run = undefined;
  }

  async #drive(): Promise<void> {
    const { wall } = this.#parts;
    while (!this.#isClosed) {
      try {
        if (this.#pace.speed === 0) await this.#bell.wait(Number.POSITIVE_INFINITY);
        else if (await this.#advance()) await wall.breathe();
        else await this.#bell.wait(this.#untilNextMs());
      } catch (error) {
        this.#fail(error);
      }
    }
  }

  /** A garden that cannot go on stands still; whoever waits for it hears why. */
  #fail(error: unknown): void {
    this.#setPace(0, this.#parts.garden.world.clock.now);
    this.#run?.fail(error);
    this.#run = undefined;
    this.#parts.onFailure?.(error);
  }

  /** Runs what is due as one group; false when nothing is yet. */
  async #advance(): Promise<boolean> {
    const limit = this.#limit();
    const isWatched = isPaced(this.#pace.speed);
    const { goal } = this.#run ?? {};
    const changed = this.#change.heard;
    const { submitted, end } = await runGroup(this.#parts, { limit, goal, isWatched, changed });
    if (end) this.#finish(end, this.now);
    else if (submitted.length === 0) return this.#isOver(limit);
    return true;
  }

  #limit(): number {
    const { speed } = this.#pace;
    const byWall = isPaced(speed) ? worldAt(this.#pace, this.#parts.wall.now()) : Infinity;
    return Math.min(byWall, this.#run?.goal.moment ?? Infinity);
  }

  /** Whether there is nothing left to wait for; a run ends then. */
  #isOver(limit: number): boolean {
    const at = this.#next(this.#parts.garden.world);
    const isAtGoal = limit === this.#run?.goal.moment;
    if (at !== undefined && !isAtGoal) return false;
    if (!this.#run && at === undefined && this.#pace.speed === 'max') this.halt();
    if (!this.#run) return false;
    this.#finish(isAtGoal ? 'reached' : 'nothing-left', isAtGoal ? limit : this.now);
    return true;
  }

  #finish(how: ClockEnd, moment: number): void {
    this.#setPace(0, moment);
    this.#endRun(how);
  }

  #untilNextMs(): number {
    const { garden, wall } = this.#parts;
    const { world } = garden;
    const { voices } = this.#parts;
    const due = dueEffect(world, { moment: Number.MAX_SAFE_INTEGER, voices });
    const moments = [this.#next(world), this.#run?.goal.moment, voices?.nextMoment(world)];
    if (due && this.#parts.effects) moments.push(decisionMoment(due, world));
    const first = Math.min(...moments.map((one) => one ?? Number.POSITIVE_INFINITY));
    return Math.max(1, wallUntil(this.#pace, { moment: first, wallNow: wall.now() }));
  }

  /** In a watched garden an answer is given as soon as it comes. */
  #answered(effect: Effect, outcome: EffectOutcome): void {
    if (this.#pace.speed === 'max' || this.#isClosed) return;
    const { voices } = this.#parts;
    const command = this.#atThisMinute((world) => answerOf({ effect, outcome }, { world, voices }));
    const isAwaited = (world: World) => world.pending.has(effect.id);
    void this.#parts.garden
      .submitGroup((world, last) => (last || isAwaited(world) ? command(world, last) : undefined))
      .catch((error: unknown) => this.#fail(error));
  }

  #atThisMinute(command: (world: World) => Command): NextCommand {
    return inOrder(() => this.now, command);
  }
}

function aChange(): { heard: Promise<undefined>; tell: () => void } {
  let tell: () => void = () => undefined;
  const heard = new Promise<undefined>((resolve) => {
    tell = () => resolve(undefined);
  });
  return { heard, tell };
}
