// An open garden whose keys and queue live in this process.

import {
  type CallLedger,
  type Garden,
  type LivingMinds,
  memoryLedger,
  NoTurnsError,
  type Notice,
  type Submitted,
  type TurnWish,
  USUAL_MINDS,
} from '@hakoniwa/garden';
import type { MindChoice, MindNews } from '@hakoniwa/protocol';
import {
  type Command,
  canonicalJson,
  type Head,
  type Json,
  type Pack,
  type Position,
} from '@hakoniwa/stage';
import type { BranchTip, EventStore } from '@hakoniwa/store';
import { gardenMinds } from './garden-minds.ts';
import type { GardenFacts, GardenMinds, Kept, OpenGarden, ShownClock } from './gardens.ts';
import { KeyedAnswers } from './keyed-answers.ts';
import { newId } from './new-id.ts';
import { OpenGardenFace } from './open-garden-face.ts';

/** What is known of a garden's minds before it is open. */
export class MemoryMinds {
  readonly ledger: CallLedger = memoryLedger();
  readonly #listeners = new Set<(news: MindNews) => void>();
  choice: MindChoice = USUAL_MINDS;
  watchers = 0;

  tell(news: MindNews): void {
    for (const listener of this.#listeners) listener(news);
  }

  hear(listener: (news: MindNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

interface Parts {
  readonly facts: GardenFacts;
  readonly garden: Garden;
  readonly store: EventStore;
  readonly clock?: ShownClock | undefined;
  /** How a command is taken when the garden itself is not asked. */
  readonly take?: ((command: Command) => Promise<Submitted>) | undefined;
  /** Commands that may wait. */
  readonly queue: number;
  readonly known?: MemoryMinds;
  readonly living?: LivingMinds | undefined;
  readonly pack?: Pack;
}

type Answered = Submitted & { readonly head: Head };

/** Wraps the runtime of a garden in the port. */
export class MemoryGarden extends OpenGardenFace implements OpenGarden {
  readonly clock: ShownClock | undefined;
  readonly minds: GardenMinds;
  readonly #garden: Garden;
  readonly #take: (command: Command) => Promise<Submitted>;
  readonly #answers = new KeyedAnswers<Answered>();
  readonly #known: MemoryMinds;

  constructor({ facts, garden, store, clock, queue, take, known, living, pack }: Parts) {
    super({ facts, seen: garden, store, queue });
    this.clock = clock;
    this.#garden = garden;
    this.#take = take ?? ((command) => garden.submit(command));
    this.#known = known ?? new MemoryMinds();
    const { ledger } = this.#known;
    this.minds = gardenMinds({
      ...{ garden: this, store, ledger },
      pack: async () => pack ?? NO_PACK,
      choice: () => this.#known.choice,
      choose: async (choice) => {
        this.#known.choice = choice;
        await living?.choose(choice);
      },
      cancel: async () => living?.cancel(),
      perform: (wish, options) => this.#performOnce(living, { wish, key: options?.key }),
      hear: (listener) => this.#known.hear(listener),
    });
  }

  async submit(command: Command, { key }: { key?: string | undefined } = {}): Promise<Kept> {
    const take = (): Promise<Answered> =>
      this.room.enter(async () => {
        const submitted = await this.#take(command);
        const { branch } = this.#garden.head;
        const last = submitted.events.at(-1);
        const head = last ? { branch, seq: last.seq, hash: last.hash } : this.#garden.head;
        return { ...submitted, head };
      });
    return this.#once({ key, asked: command }, take);
  }

  /** Under a key once for as long as the garden is remembered. */
  async #once(
    { key, asked: what }: { key: string | undefined; asked: unknown },
    take: () => Promise<Answered>,
  ): Promise<Kept> {
    if (key === undefined) return { ...(await take()), repeated: false };
    const asked = canonicalJson(what as Json);
    const { answer, repeated } = await this.#answers.get({ key, asked }, take);
    return { ...answer, repeated };
  }

  undo(turns: number): Promise<Head> {
    return this.room.enter(() => this.#garden.undo(turns));
  }

  redo(): Promise<Head | undefined> {
    return this.room.enter(() => this.#garden.redo());
  }

  switchTo(branch: string): Promise<Head> {
    return this.room.enter(() => this.#garden.switchTo(branch));
  }

  async fork({ at, enter }: { at?: Position | undefined; enter: boolean }): Promise<BranchTip> {
    const { branch, seq } = at ?? this.#garden.head;
    const id = newId('branch');
    const createdAt = new Date().toISOString();
    const parent = { branch, seq };
    const tip = await this.store.fork({ garden: this.#garden.name, id, parent, createdAt });
    if (enter) await this.switchTo(id);
    return tip;
  }

  override subscribe(listener: (notice: Notice) => void): () => void {
    const stop = super.subscribe(listener);
    this.#known.watchers += 1;
    let isOver = false;
    return () => {
      stop();
      if (!isOver) this.#known.watchers -= 1;
      isOver = true;
    };
  }

  #performOnce(
    living: LivingMinds | undefined,
    { wish, key }: { wish: TurnWish; key: string | undefined },
  ): Promise<Kept> {
    const asked = { who: wish.who ?? null, seed: wish.seed ?? null };
    return this.#once({ key, asked }, () => this.#perform(living, wish));
  }

  #perform(living: LivingMinds | undefined, wish: TurnWish): Promise<Answered> {
    const { perform } = living ?? {};
    if (!perform) throw new NoTurnsError();
    return this.room.enter(async () => {
      const { world: before, head: start } = this.#garden;
      await perform(wish);
      const { world, head } = this.#garden;
      const events = await this.events({ after: start.seq, limit: head.seq - start.seq });
      const denial = events.find((event) => event.denial !== undefined)?.denial;
      const verdict = denial ? { allowed: false, denial } : { allowed: true };
      return { verdict, events, effects: [], before, world, head };
    });
  }
}

/** A garden nobody made from a pack has no prompts but the house's own. */
const NO_PACK = { sections: {} } as Pack;
