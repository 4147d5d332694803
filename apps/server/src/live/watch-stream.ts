// One watcher of a garden's life: what it is, the view or what was missed, then what changes, as fast as it can be taken.
import { type LivingGarden, systemWall, watch } from '@hakoniwa/garden';
import type { LifeConfig } from '@hakoniwa/life';
import type { MindNews, Watched, WatchPoint } from '@hakoniwa/protocol';
import { type Audience, canonicalJson, type SealedEvent } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { clockOf } from '../gardens/clock-of.ts';
import { limits } from '../limits.ts';
import { type Reader, writeInTime } from './write-in-time.ts';

interface Written {
  readonly event: 'hello' | 'view' | 'diff' | 'clock' | 'mind' | 'beat' | 'bye';
  readonly at?: WatchPoint;
  readonly data: string;
}

export interface WatchStreamParts extends Reader<Written> {
  readonly garden: LivingGarden;
  readonly audience: Audience;
  readonly isOwn: boolean;
  readonly life?: LifeConfig | undefined;
  readonly since?: WatchPoint | undefined;
  readonly lookMs?: number;
}

/** Runs until it is ended or the watcher is gone. */
export class WatchStream {
  readonly #parts: WatchStreamParts;
  readonly #isOver: Promise<string | undefined>;
  /** Ends it; with a reason the watcher is told. */
  end: (reason?: string) => void = () => undefined;
  #clock = '';

  constructor(parts: WatchStreamParts) {
    this.#parts = parts;
    this.#isOver = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  async run(): Promise<void> {
    const { garden, audience, life, since, lookMs = limits.watch.lookMs } = this.#parts;
    await this.#say({ event: 'hello', data: JSON.stringify(this.#hello()) });
    const viewer = await watch({
      ...{ audience, life, since, rules: garden.rules, isTellingAll: true, wall: systemWall },
      garden: {
        name: garden.facts.id,
        get world() {
          return garden.world;
        },
        get head() {
          return garden.head;
        },
        subscribe: (listener) => garden.watch(listener),
      },
      store: storeOf(garden),
      send: (data, message) => this.#say({ event: message.type, at: message.point, data }),
    });
    const tell = (news: MindNews) => void this.#say({ event: 'mind', data: JSON.stringify(news) });
    for (const news of garden.minds.calls()) tell(news);
    const stopNews = garden.minds.hear(tell);
    const timer = setInterval(() => void this.#look(), lookMs);
    const reason = await this.#isOver;
    clearInterval(timer);
    stopNews();
    viewer.close();
    if (reason !== undefined) await this.#say({ event: 'bye', data: JSON.stringify({ reason }) });
  }

  #hello(): Watched {
    const { garden, life, isOwn } = this.#parts;
    const { id, name, pack, scenario, language, createdAt } = garden.facts;
    const { state, speed } = clockOf(garden);
    this.#clock = canonicalJson({ state, speed });
    return {
      garden: { id, name, pack, ...(scenario ? { scenario } : {}), language, createdAt },
      kind: life ? 'town' : 'scene',
      clock: { state, speed },
      isOwn,
    };
  }

  /** The clock is nobody's event: it is looked at from time to time, and a quiet line is kept warm. */
  async #look(): Promise<void> {
    const { state, speed } = clockOf(this.#parts.garden);
    const clock = canonicalJson({ state, speed });
    const isNews = clock !== this.#clock;
    this.#clock = clock;
    await this.#say(isNews ? { event: 'clock', data: clock } : { event: 'beat', data: '{}' });
  }

  #say(written: Written): Promise<void> {
    return writeInTime(written, { reader: this.#parts, end: () => this.end() });
  }
}

/** The log of a garden as far as a watcher needs it: what was missed. */
function storeOf(garden: LivingGarden): Pick<EventStore, 'read'> {
  return {
    read: async function* ({ branch, fromSeq = 1, toSeq = garden.head.seq }) {
      const limit = toSeq - fromSeq + 1;
      const events: readonly SealedEvent[] =
        limit < 1 ? [] : await garden.events({ branch, after: fromSeq - 1, limit });
      yield* events;
    },
  };
}
