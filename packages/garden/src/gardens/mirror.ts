// A garden as this process sees it: fed by its own writer or read from the log, every event in order and once.
import { type Head, type SealedEvent, type World, worldAfter } from '@hakoniwa/stage';
import { type EventStore, loadWorld } from '@hakoniwa/store';
import type { Notice, Submitted } from '../garden.ts';
import { limits } from './limits.ts';

interface Mirrored {
  readonly store: EventStore;
  readonly garden: string;
}

export class Mirror {
  readonly #of: Mirrored;
  readonly #listeners = new Set<(notice: Notice) => void>();
  readonly #recent: Submitted[] = [];
  #head: Head;
  #world: World;
  #looking: Promise<unknown> = Promise.resolve();

  private constructor(of: Mirrored, at: { readonly head: Head; readonly world: World }) {
    this.#of = of;
    this.#head = at.head;
    this.#world = at.world;
  }

  /** Opens some events before the end of the log; `catchUp` then tells them to whoever listens. */
  static async open(of: Mirrored): Promise<Mirror> {
    const { branch, seq } = await of.store.head(of.garden);
    const start = Math.max(0, seq - limits.tailEvents);
    return new Mirror(
      of,
      await loadWorld({ ...of, branch, seq: await turnEnd(of, { branch, seq: start }) }),
    );
  }

  get head(): Head {
    return this.#head;
  }

  get world(): World {
    return this.#world;
  }

  /** Hears of every commit and move from now on; call the result to stop. */
  subscribe(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes what the writer in this process committed. */
  take(notice: Notice): void {
    if (notice.type === 'moved') {
      this.#head = notice.head;
      this.#world = notice.world;
    } else this.#goOn(notice.submitted);
    this.#publish(notice);
  }

  /** Reads what the log has more; settles when this is as far as the log was when it was called. */
  catchUp(): Promise<void> {
    const done = this.#looking.then(() => this.#look());
    this.#looking = done.catch(() => undefined);
    return done;
  }

  /** A command of the last ones, by its first event. */
  recent(first: number, { branch, seq }: Head): Submitted | undefined {
    const isIt = ({ events }: Submitted) =>
      events[0]?.seq === first && events.at(-1)?.seq === seq && events[0].branch === branch;
    return this.#recent.find(isIt);
  }

  async #look(): Promise<void> {
    const { store, garden } = this.#of;
    const head = await store.head(garden);
    const isElsewhere = head.branch !== this.#head.branch;
    // What happened on a branch before it was left is told first.
    if (isElsewhere || head.seq > this.#head.seq) await this.#readOn();
    if (!isElsewhere) return;
    const loaded = await loadWorld({ ...this.#of, branch: head.branch, seq: head.seq });
    this.take({ type: 'moved', ...loaded });
  }

  async #readOn(): Promise<void> {
    const { store, garden } = this.#of;
    const { branch, seq } = this.#head;
    let turn: SealedEvent[] = [];
    for await (const event of store.read({ garden, branch, fromSeq: seq + 1 })) {
      if (turn[0] && turn[0].turn !== event.turn) {
        this.#tell(turn);
        turn = [];
      }
      turn.push(event);
    }
    if (turn.length > 0) this.#tell(turn);
  }

  #tell(events: readonly SealedEvent[]): void {
    const before = this.#world;
    this.take({ type: 'committed', submitted: submittedFrom(before, events) });
  }

  #goOn(submitted: Submitted): void {
    const last = submitted.events.at(-1);
    if (!last) return;
    this.#head = { branch: this.#head.branch, seq: last.seq, hash: last.hash };
    this.#world = submitted.world;
    this.#recent.push(submitted);
    if (this.#recent.length > limits.recent) this.#recent.shift();
  }

  #publish(notice: Notice): void {
    for (const listener of [...this.#listeners]) listener(notice);
  }
}

/** What a command came to, as its events tell it. */
export function submittedFrom(before: World, events: readonly SealedEvent[]): Submitted {
  const denial = events.find((event) => event.denial !== undefined)?.denial;
  const verdict = denial ? { allowed: false, denial } : { allowed: true };
  return { verdict, events, effects: [], before, world: worldAfter(before, events) };
}

/** The end of the step before the one an event begins or is in. */
async function turnEnd(
  { store, garden }: Mirrored,
  at: { branch: string; seq: number },
): Promise<number> {
  if (at.seq === 0) return 0;
  const fromSeq = at.seq;
  for await (const event of store.read({ garden, branch: at.branch, fromSeq, toSeq: fromSeq }))
    return event.turn - 1;
  return at.seq;
}
