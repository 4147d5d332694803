// A living garden: one writer, one log; what is published was committed first.
import {
  type Command,
  documentOf,
  type Effect,
  genesisOf,
  type Head,
  type Rulebook,
  type SealedEvent,
  step,
  type Verdict,
  type World,
} from '@hakoniwa/stage';
import { type EventStore, Line } from '@hakoniwa/store';

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

/** The runtime of one garden. Commands are taken one at a time, in the order they come. */
export class Garden {
  readonly name: string;
  readonly rules: Rulebook;
  readonly #line: Line;
  readonly #listeners = new Set<(notice: Notice) => void>();
  #queue: Promise<unknown> = Promise.resolve();

  private constructor({ name, rules }: GardenParts, line: Line) {
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
    return new Garden(parts, await Line.open({ store: parts.store, garden: parts.name }));
  }

  /** The world as it is committed. */
  get world(): World {
    return this.#line.world;
  }

  /** Where the log stands. */
  get head(): Head {
    return this.#line.head;
  }

  /** Runs a command through the one door; settles when its events are durable. */
  submit(command: Command): Promise<Submitted> {
    return this.#inTurn(async () => {
      const before = this.#line.world;
      const result = step(this.rules, before, command);
      const events = result.events.length > 0 ? await this.#line.commit(result) : [];
      const submitted: Submitted = { ...result, events, before };
      this.#publish({ type: 'committed', submitted });
      return submitted;
    });
  }

  /** Takes back the last turns; they stay in the log, on the branch that is left. */
  undo(turns = 1): Promise<Head> {
    return this.#move(() => this.#line.undo(turns));
  }

  /** Takes the last undo back; undefined when there is none. */
  redo(): Promise<Head | undefined> {
    return this.#move(() => this.#line.redo());
  }

  /** Stands on another branch. */
  switchTo(branch: string): Promise<Head> {
    return this.#move(() => this.#line.switchTo(branch));
  }

  /** Hears of every commit and move from now on; call the result to stop. */
  subscribe(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
