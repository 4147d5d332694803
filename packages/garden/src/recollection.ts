// What everybody has witnessed, kept beside a garden and always derived from its log.
import {
  Diary,
  type Memory,
  type MindContext,
  memoryOf,
  Recallable,
  recallTexts,
} from '@hakoniwa/actor';
import type { Embedder } from '@hakoniwa/model';
import type { SealedEvent } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { Garden } from './garden.ts';
import { type Recalling, VectorCache } from './vector-cache.ts';

export interface RecollectionOptions {
  /** Gives vectors by which memories are recalled; without one they are recalled by words. */
  readonly embedder?: Embedder | undefined;
}

/** Memories by character; after an undo or a change of branch they are read anew. */
export class Recollection {
  readonly #garden: Garden;
  readonly #store: EventStore;
  #byCharacter = new Map<string, Memory[]>();
  #diaries = new Map<string, Diary>();
  #recallable = new Map<string, Recallable>();
  #events: SealedEvent[] = [];

  readonly #vectors: VectorCache | undefined;
  #leave: () => void = () => undefined;

  private constructor(garden: Garden, store: EventStore, { embedder }: RecollectionOptions) {
    this.#vectors = embedder && new VectorCache(embedder);
    this.#garden = garden;
    this.#store = store;
  }

  /** The recollection of a garden as it stands; it follows every commit from now on. */
  static async of(
    garden: Garden,
    store: EventStore,
    options: RecollectionOptions = {},
  ): Promise<Recollection> {
    const recollection = new Recollection(garden, store, options);
    await recollection.reload();
    recollection.#leave = garden.subscribe((notice) => {
      if (notice.type === 'committed') recollection.#take(notice.submitted.events);
    });
    return recollection;
  }

  /** Follows no longer. */
  close(): void {
    this.#leave();
  }

  /** What a character has witnessed, oldest first. */
  memoriesOf(id: string): readonly Memory[] {
    return this.#byCharacter.get(id) ?? [];
  }

  /** What of it can come back. */
  recallableOf(id: string): readonly Memory[] {
    return this.#recallable.get(id)?.memories ?? [];
  }

  /** What a character made of its days, oldest first. */
  insightsOf(id: string): readonly Memory[] {
    return this.#diaries.get(id)?.insights ?? [];
  }

  /** The vectors of all a mind may recall now; undefined when there is no embedder. */
  async recalling(context: MindContext): Promise<Recalling | undefined> {
    return this.#vectors?.vectorsOf(recallTexts(context));
  }

  /** All events of the line. */
  get events(): readonly SealedEvent[] {
    return this.#events;
  }

  /** Reads the whole line again; to be called after the garden moved in its log. */
  async reload(): Promise<void> {
    this.#byCharacter = new Map();
    this.#diaries = new Map();
    this.#recallable = new Map();
    this.#events = [];
    const { branch } = this.#garden.head;
    for await (const event of this.#store.read({
      garden: this.#garden.name,
      branch,
      toSeq: this.#garden.head.seq,
    }))
      this.#take([event]);
  }

  #take(events: readonly SealedEvent[]): void {
    for (const event of events) {
      this.#events.push(event);
      const memory = memoryOf(event);
      for (const id of event.witnesses) {
        const known = this.#byCharacter.get(id);
        if (known) known.push(memory);
        else this.#byCharacter.set(id, [memory]);
        const diary = this.#diaries.get(id) ?? new Diary(id);
        this.#diaries.set(id, diary);
        diary.take(memory);
        const recallable = this.#recallable.get(id) ?? new Recallable();
        this.#recallable.set(id, recallable);
        recallable.take(memory);
      }
    }
  }
}
