// What every open garden shows alike, wherever it is kept: its world and its log.
import type { Garden, Notice } from '@hakoniwa/garden';
import type { SealedEvent } from '@hakoniwa/stage';
import type { BranchTip, EventStore } from '@hakoniwa/store';
import { eventsOf } from './events-of.ts';
import type { GardenFacts, OpenGarden } from './gardens.ts';
import { WaitingRoom } from './waiting-room.ts';

interface FaceParts {
  readonly facts: GardenFacts;
  readonly seen: Pick<Garden, 'name' | 'rules' | 'world' | 'head' | 'subscribe'>;
  readonly store: EventStore;
  /** Commands that may wait. */
  readonly queue: number;
}

export abstract class OpenGardenFace {
  readonly facts: GardenFacts;
  protected readonly room: WaitingRoom;
  protected readonly store: EventStore;
  readonly #seen: FaceParts['seen'];

  constructor({ facts, seen, store, queue }: FaceParts) {
    this.facts = facts;
    this.store = store;
    this.room = new WaitingRoom(queue);
    this.#seen = seen;
  }

  get rules() {
    return this.#seen.rules;
  }
  get world() {
    return this.#seen.world;
  }
  get head() {
    return this.#seen.head;
  }
  get waiting() {
    return this.room.waiting;
  }

  branches(): Promise<readonly BranchTip[]> {
    return this.store.branches(this.#seen.name);
  }

  events(page: Parameters<OpenGarden['events']>[0]): Promise<readonly SealedEvent[]> {
    const branch = page.branch ?? this.head.branch;
    return eventsOf(this.store, { ...page, garden: this.#seen.name, branch });
  }

  subscribe(listener: (notice: Notice) => void): () => void {
    return this.#seen.subscribe(listener);
  }
}
