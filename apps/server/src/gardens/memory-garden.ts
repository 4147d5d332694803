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
import { Refused } from '../refused.ts';
import type { GardenClock, GardenFacts, Kept, OpenGarden } from './gardens.ts';
import { KeyedAnswers } from './keyed-answers.ts';
import { newId } from './new-id.ts';

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
  readonly #queue: number;
  readonly #take: (command: Command) => Promise<Submitted>;
  readonly #answers = new KeyedAnswers<Answered>();
  readonly #chronicle: Chronicle;
  #waiting = 0;

  constructor({ facts, garden, store, clock, queue, take }: Parts) {
    this.facts = facts;
    this.clock = clock;
    this.#garden = garden;
    this.#store = store;
    this.#queue = queue;
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
    return this.#waiting;
  }

  async submit(command: Command, { key }: { key?: string | undefined } = {}): Promise<Kept> {
    const take = (): Promise<Answered> =>
      this.#inQueue(async () => {
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
    return this.#inQueue(() => this.#garden.undo(turns));
  }

  redo(): Promise<Head | undefined> {
    return this.#inQueue(() => this.#garden.redo());
  }

  switchTo(branch: string): Promise<Head> {
    return this.#inQueue(() => this.#garden.switchTo(branch));
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

  async events({
    branch = this.head.branch,
    after,
    limit,
  }: {
    branch?: string | undefined;
    after: number;
    limit: number;
  }): Promise<readonly SealedEvent[]> {
    const garden = this.#garden.name;
    const found = (await this.#store.branches(garden)).find(({ id }) => id === branch);
    const toSeq = Math.min(after + limit, found?.tip.seq ?? after + limit);
    if (found && toSeq <= after) return [];
    const events: SealedEvent[] = [];
    const page = { garden, branch, fromSeq: after + 1, toSeq };
    for await (const event of this.#store.read(page)) events.push(event);
    return events;
  }

  subscribe(listener: (notice: Notice) => void): () => void {
    return this.#garden.subscribe(listener);
  }

  async #inQueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#queue)
      throw new Refused('BUSY', 'this garden has too much to do; please wait', {
        retryAfterSeconds: 1,
      });
    this.#waiting += 1;
    try {
      return await work();
    } finally {
      this.#waiting -= 1;
    }
  }
}
