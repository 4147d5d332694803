// An open garden whose keys and queue live in this process.
import type { Garden, Notice, Submitted } from '@hakoniwa/garden';
import {
  type Command,
  canonicalJson,
  type Head,
  type Json,
  type Position,
  type SealedEvent,
} from '@hakoniwa/stage';
import type { BranchTip, EventStore } from '@hakoniwa/store';
import { Chronicle } from '../chronicle.ts';
import { eventsOf } from './events-of.ts';
import type { GardenClock, GardenFacts, Kept, OpenGarden } from './gardens.ts';
import { KeyedAnswers } from './keyed-answers.ts';
import { newId } from './new-id.ts';
import { WaitingRoom } from './waiting-room.ts';

interface Parts {
  readonly facts: GardenFacts;
  readonly garden: Garden;
  readonly store: EventStore;
  readonly clock?: GardenClock | undefined;
  /** How a command is taken when the garden itself is not asked. */
  readonly take?: ((command: Command) => Promise<Submitted>) | undefined;
  /** Commands that may wait. */
  readonly queue: number;
}

type Answered = Submitted & { readonly head: Head };

/** Wraps the runtime of a garden in the port. */
export class MemoryGarden implements OpenGarden {
  readonly facts: GardenFacts;
  readonly clock: GardenClock | undefined;
  readonly #garden: Garden;
  readonly #store: EventStore;
  readonly #room: WaitingRoom;
  readonly #take: (command: Command) => Promise<Submitted>;
  readonly #answers = new KeyedAnswers<Answered>();
  readonly #chronicle: Chronicle;

  constructor({ facts, garden, store, clock, queue, take }: Parts) {
    this.facts = facts;
    this.clock = clock;
    this.#garden = garden;
    this.#store = store;
    this.#room = new WaitingRoom(queue);
    this.#take = take ?? ((command) => garden.submit(command));
    this.#chronicle = new Chronicle(garden);
  }

  get rules() {
    return this.#garden.rules;
  }
  get world() {
    return this.#garden.world;
  }
  get head() {
    return this.#garden.head;
  }
  get told() {
    return this.#chronicle.lines;
  }
  get waiting() {
    return this.#room.waiting;
  }

  async submit(command: Command, { key }: { key?: string | undefined } = {}): Promise<Kept> {
    const take = (): Promise<Answered> =>
      this.#room.enter(async () => {
        const submitted = await this.#take(command);
        const { branch } = this.#garden.head;
        const last = submitted.events.at(-1);
        const head = last ? { branch, seq: last.seq, hash: last.hash } : this.#garden.head;
        return { ...submitted, head };
      });
    if (key === undefined) return { ...(await take()), repeated: false };
    const asked = canonicalJson(command as unknown as Json);
    const { answer, repeated } = await this.#answers.get({ key, asked }, take);
    return { ...answer, repeated };
  }

  undo(turns: number): Promise<Head> {
    return this.#room.enter(() => this.#garden.undo(turns));
  }

  redo(): Promise<Head | undefined> {
    return this.#room.enter(() => this.#garden.redo());
  }

  switchTo(branch: string): Promise<Head> {
    return this.#room.enter(() => this.#garden.switchTo(branch));
  }

  async fork({ at, enter }: { at?: Position | undefined; enter: boolean }): Promise<BranchTip> {
    const { branch, seq } = at ?? this.#garden.head;
    const id = newId('branch');
    const createdAt = new Date().toISOString();
    const tip = await this.#store.fork({
      garden: this.#garden.name,
      id,
      parent: { branch, seq },
      createdAt,
    });
    if (enter) await this.switchTo(id);
    return tip;
  }

  branches(): Promise<readonly BranchTip[]> {
    return this.#store.branches(this.#garden.name);
  }

  events(page: Parameters<OpenGarden['events']>[0]): Promise<readonly SealedEvent[]> {
    const branch = page.branch ?? this.head.branch;
    return eventsOf(this.#store, { ...page, garden: this.#garden.name, branch });
  }

  subscribe(listener: (notice: Notice) => void): () => void {
    return this.#garden.subscribe(listener);
  }
}
