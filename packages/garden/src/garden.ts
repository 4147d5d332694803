// A living garden: one writer, one log; what is published was committed first.

import type { Transaction } from '@hakoniwa/database';
import {
  assert,
  type Command,
  documentOf,
  type Effect,
  genesisOf,
  type Head,
  headAfter,
  type Rulebook,
  type SealedEvent,
  type StepResult,
  step,
  type Verdict,
  type World,
} from '@hakoniwa/stage';
import { BranchHead, type EventStore } from '@hakoniwa/store';
import type { AppendOptions } from '@hakoniwa/store/postgres';
import { fairLoop } from './fair-loop.ts';
import { limits } from './limits.ts';

/** What a command came to, once it is kept. */
export interface Submitted {
  readonly verdict: Verdict;
  readonly events: readonly SealedEvent[];
  readonly effects: readonly Effect[];
  /** The world it came to, in which what was used up still has its name. */
  readonly before: World;
  readonly world: World;
}

/** What listeners hear: events that were committed, or that the garden now stands elsewhere in its log. */
export type Notice =
  | { readonly type: 'committed'; readonly submitted: Submitted }
  | { readonly type: 'moved'; readonly head: Head; readonly world: World };

export interface GardenParts {
  readonly name: string;
  readonly store: EventStore;
  readonly rules: Rulebook;
}

/** Says what a group goes on with; undefined ends it. `last` is what the command before came to. */
export type NextCommand = (world: World, last: StepResult | undefined) => Command | undefined;

/** What else is kept with a command: rows in the very transaction, where the store has one. */
export interface SubmitOptions {
  readonly also?: ((tx: Transaction, done: CommittedCommand) => Promise<void>) | undefined;
}

/** A command that is being kept, and where the log stands after it. */
export interface CommittedCommand {
  readonly submitted: Submitted;
  readonly head: Head;
}

interface Waiting extends SubmitOptions {
  readonly command: Command;
  readonly settle: (submitted: Submitted) => void;
  readonly fail: (error: unknown) => void;
}

/** What was worked out beforehand no longer fits: the garden has gone on. */
export class MovedOnError extends Error {
  readonly code = 'MOVED_ON';
  override readonly name = 'MovedOnError';

  constructor(garden: string) {
    super(`the garden ${garden} has gone on meanwhile`);
  }
}

/** The runtime of one garden. Commands are taken one at a time, in the order they come. */
export class Garden {
  readonly name: string;
  readonly rules: Rulebook;
  readonly #line: BranchHead<AppendOptions>;
  readonly #listeners = new Set<(notice: Notice) => void>();
  #queue: Promise<unknown> = Promise.resolve();
  #waiting: Waiting[] = [];

  private constructor({ name, rules }: GardenParts, line: BranchHead<AppendOptions>) {
    this.name = name;
    this.rules = rules;
    this.#line = line;
  }

  /** Begins a new garden with a world. */
  static async create(parts: GardenParts, world: World): Promise<Garden> {
    await parts.store.create({ garden: parts.name, genesis: genesisOf(documentOf(world)) });
    return Garden.open(parts);
  }

  /** Opens a garden where it was left. */
  static async open(parts: GardenParts): Promise<Garden> {
    return new Garden(parts, await BranchHead.open({ store: parts.store, garden: parts.name }));
  }

  /** The world as it is committed. */
  get world(): World {
    return this.#line.world;
  }

  /** Where the log stands. */
  get head(): Head {
    return this.#line.head;
  }

  /**
   * Runs a command through the one door; settles when its events are durable.
   * Commands that come while another is being written are kept together, in one group.
   */
  submit(command: Command, options: SubmitOptions = {}): Promise<Submitted> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ ...options, command, settle, fail });
      if (this.#waiting.length === 1) void this.#inTurn(() => this.#takeWaiting());
    });
  }

  /** Runs commands one after another and keeps them as one group of at most 500 events; `also` is for the last. */
  submitGroup(next: NextCommand, { also }: SubmitOptions = {}): Promise<readonly Submitted[]> {
    return this.#inTurn(() =>
      this.#commitGroup(next, (i, all) => (i === all - 1 ? also : undefined)),
    );
  }

  /**
   * Keeps steps that were taken on the world as it is committed, in one group, with other rows.
   * MOVED_ON, and nothing is kept, when the garden has gone on since.
   */
  keep(
    { from, steps }: { from: World; steps: readonly StepResult[] },
    { also }: SubmitOptions = {},
  ): Promise<readonly Submitted[]> {
    return this.#inTurn(() => {
      if (from !== this.#line.world) throw new MovedOnError(this.name);
      let before = from;
      const taken = steps.map((result) => {
        const one = { result, before };
        before = result.world;
        return one;
      });
      return this.#commit(taken, (i, all) => (i === all - 1 ? also : undefined));
    });
  }

  /** Takes back the last turns; they stay in the log, on the branch that is left. */
  undo(turns = 1, options: AppendOptions = {}): Promise<Head> {
    return this.#move(() => this.#line.undo(turns, options));
  }

  /** Takes the last undo back; undefined when there is none. */
  redo(options: AppendOptions = {}): Promise<Head | undefined> {
    return this.#move(() => this.#line.redo(options));
  }

  /** Stands on another branch. */
  switchTo(branch: string, options: AppendOptions = {}): Promise<Head> {
    return this.#move(() => this.#line.switchTo(branch, options));
  }

  /** Hears of every commit and move from now on; call the result to stop. */
  subscribe(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes what has been waiting as one group; what does not fit goes into the next. */
  async #takeWaiting(): Promise<void> {
    const taken: Waiting[] = [];
    try {
      const done = await this.#commitGroup(
        untilLate(() => {
          const one = this.#waiting.shift();
          if (one) taken.push(one);
          return one?.command;
        }),
        (i) => taken[i]?.also,
      );
      for (const [i, one] of taken.entries()) settleWith(one, done[i]);
    } catch (error) {
      for (const one of taken) one.fail(error);
    }
    if (this.#waiting.length > 0) void this.#inTurn(() => this.#takeWaiting());
  }

  async #commitGroup(next: NextCommand, alsoOf: AlsoOf): Promise<readonly Submitted[]> {
    return this.#commit(await fairLoop.run(() => this.#stepGroup(next)), alsoOf);
  }

  #stepGroup(next: NextCommand): readonly Taken[] {
    const steps: Taken[] = [];
    let world = this.#line.world;
    for (let events = 0; events < limits.groupEvents; ) {
      const command = next(world, steps.at(-1)?.result);
      if (!command) break;
      const result = step(this.rules, world, command);
      steps.push({ result, before: world });
      world = result.world;
      events += result.events.length;
    }
    return steps;
  }

  async #commit(steps: readonly Taken[], alsoOf: AlsoOf): Promise<readonly Submitted[]> {
    const told = steps.filter(({ result }) => result.events.length > 0);
    const isMore = steps.some((_, i) => alsoOf(i, steps.length) !== undefined);
    const { head } = this.#line;
    const also = (sealed: readonly SealedEvent[]): AppendOptions => ({
      also: async (tx) => {
        for (const [i, done] of doneOf(steps, sealed, head).entries())
          await alsoOf(i, steps.length)?.(tx, done);
      },
    });
    const results = told.map(({ result }) => result);
    const isKept = results.length > 0 || isMore;
    const events = isKept ? await this.#line.commitWith(isMore ? also : undefined, ...results) : [];
    const done = doneOf(steps, events, head).map(({ submitted }) => submitted);
    for (const submitted of done) this.#publish({ type: 'committed', submitted });
    return done;
  }

  #move<H extends Head | undefined>(go: () => Promise<H>): Promise<H> {
    return this.#inTurn(async () => {
      const head = await go();
      if (head) this.#publish({ type: 'moved', head, world: this.#line.world });
      return head;
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #publish(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }
}

interface Taken {
  readonly result: StepResult;
  readonly before: World;
}

/** What else is kept with the i-th of so many commands. */
type AlsoOf = (i: number, all: number) => SubmitOptions['also'];

/** Each command of a group with its own events, and where the log stood after it. */
function doneOf(
  steps: readonly Taken[],
  events: readonly SealedEvent[],
  start: Head,
): readonly CommittedCommand[] {
  let from = 0;
  let head = start;
  return steps.map(({ result, before }) => {
    const own = events.slice(from, from + result.events.length);
    from += own.length;
    head = headAfter(head, own);
    return { submitted: { ...result, events: own, before }, head };
  });
}

/** Commands as long as there is time in one slice of the loop; at least the first. */
function untilLate(next: NextCommand): NextCommand {
  let endMs: number | undefined;
  return (world, last) => {
    if (endMs !== undefined && performance.now() > endMs) return undefined;
    endMs ??= performance.now() + limits.sliceMs;
    return next(world, last);
  };
}

function settleWith(one: Waiting, submitted: Submitted | undefined): void {
  assert(submitted !== undefined, 'every command of a group came to something');
  one.settle(submitted);
}
