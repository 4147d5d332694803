// A log of any length out of days of the shipped town: they are lived again and again, each time from where they began.
import {
  applyEvent,
  diffWorlds,
  type EventDraft,
  genesisHead,
  type Head,
  headAfter,
  type SealedEvent,
  seal,
  takeSnapshot,
  type World,
  worldAfter,
  worldFrom,
} from '@hakoniwa/stage';
import { type EventStore, isSnapshotDue } from '@hakoniwa/store';
import { bothLanguages, type LivedTown, town } from './lived.ts';

const DAYS = 7;
/** Events of one append, as a town that runs as fast as it goes writes them. */
const GROUP = 500;

export class LongLog {
  static readonly GARDEN = 'long';
  readonly #store: EventStore;
  readonly #steps: readonly (readonly EventDraft[])[];
  #at = 0;
  #head: Head;
  #world: World;

  private constructor(store: EventStore, { genesis, events }: LivedTown) {
    this.#store = store;
    this.#head = genesisHead(genesis);
    this.#world = worldFrom(genesis);
    this.#steps = [...stepsOf(events), back(this.#world, events)];
  }

  /** Begins the garden. */
  static async begin(store: EventStore): Promise<LongLog> {
    const lived = await town({ days: DAYS, gm: await bothLanguages() });
    await store.create({ garden: LongLog.GARDEN, genesis: lived.genesis });
    return new LongLog(store, lived);
  }

  /** Goes on until there are so many events. */
  async growTo(count: number): Promise<void> {
    while (this.#head.seq < count) await this.#append(Math.min(GROUP, count - this.#head.seq));
    await this.#store.packed?.();
  }

  async #append(count: number): Promise<void> {
    const garden = LongLog.GARDEN;
    const before = this.#head.seq;
    const events: SealedEvent[] = [];
    while (events.length < count) {
      const step = this.#steps[this.#at++ % this.#steps.length] ?? [];
      events.push(...seal(headAfter(this.#head, events), step));
    }
    for (const event of events) this.#world = applyEvent(this.#world, event);
    const { branch } = this.#head;
    this.#head = await this.#store.append({ garden, branch, expectedSeq: before, events });
    if (!isSnapshotDue({ before, after: this.#head.seq, entities: 0 })) return;
    await this.#store.saveSnapshot({ garden, snapshot: takeSnapshot(this.#world, this.#head) });
  }
}

function stepsOf(events: readonly SealedEvent[]): EventDraft[][] {
  const steps = new Map<number, EventDraft[]>();
  for (const event of events) {
    const step = steps.get(event.turn) ?? [];
    step.push(event as unknown as EventDraft);
    steps.set(event.turn, step);
  }
  return [...steps.values()];
}

/** The step that leads from the end of those days to their beginning. */
function back(start: World, events: readonly SealedEvent[]): EventDraft[] {
  const end = worldAfter(start, events);
  const command = { type: 'advance', to: end.clock.now } as const;
  const { now: at } = end.clock;
  const patch = diffWorlds(end, start);
  return [{ type: 'time-passed', at, outcome: 'done', command, patch, witnesses: [] }];
}
