// A garden that lives: seen by all who are here, written in this process or in another, kept in a database.
import { randomUUID } from 'node:crypto';
import { assert, type Command, type Head, type Position, type Rulebook } from '@hakoniwa/stage';
import { type BranchTip, type EventStore, loadWorld } from '@hakoniwa/store';
import type { Lease } from '@hakoniwa/store/postgres';
import type { Notice, Submitted } from '../garden.ts';
import {
  type ClockFace,
  type ClockWish,
  faceOf,
  type TurnWish,
} from '../living/writable-garden.ts';
import type { StoredGardenRow } from '../rows/garden-rows.ts';
import type { Answered, WriterAnswer, WriterRequest } from './ask.ts';
import { askElsewhere } from './ask-elsewhere.ts';
import { GardenBusyError } from './errors.ts';
import { eventsOf } from './events-of.ts';
import { type GardenFacts, gardenFactsOf, type Kept } from './garden-facts.ts';
import type { GardenKind } from './garden-kind.ts';
import { GardenMinds, type MindsParts } from './garden-minds.ts';
import { limits } from './limits.ts';
import { Mirror, submittedFrom } from './mirror.ts';
import { newId } from './new-id.ts';
import { type KeepingParts, OwnWriter } from './own-writer.ts';
import { isGrowing, type Quotas } from './quotas.ts';
import { isWriterLost } from './writer.ts';

interface LivingGardenParts extends KeepingParts, Pick<MindsParts, 'ledger' | 'pack'> {
  readonly row: StoredGardenRow;
  readonly kind: GardenKind;
  readonly rules: Rulebook;
  readonly store: EventStore;
  /** How much may be kept for its owner. */
  readonly quotas: Quotas;
  /** Requests that may wait. */
  readonly queue?: number | undefined;
  /** Milliseconds a request waits for a writer elsewhere. */
  readonly askMs?: number | undefined;
}

/** Under a key a thing is done once for ever. */
interface Once {
  readonly key?: string | undefined;
}

/** Time that flows by itself. */
interface GardenTime {
  readonly state: () => ClockFace;
  /** Throws NoSuchSpeedError. */
  readonly set: (wish: ClockWish) => Promise<void>;
  /** Lets time pass at once up to a moment, with all that happens in it; then it goes on as before. */
  readonly passTo: (moment: number) => Promise<void>;
}

export class LivingGarden {
  readonly facts: GardenFacts;
  readonly rules: Rulebook;
  readonly clock: GardenTime;
  readonly minds: GardenMinds;
  readonly #parts: LivingGardenParts;
  readonly #mirror: Mirror;
  readonly #own: OwnWriter;
  #viewers = 0;
  #asking = 0;
  #usedAt = performance.now();
  #isCaughtUp = false;

  private constructor(parts: LivingGardenParts, mirror: Mirror) {
    this.#parts = parts;
    this.#mirror = mirror;
    this.rules = parts.rules;
    this.facts = gardenFactsOf(parts.row);
    this.minds = new GardenMinds(this, {
      ...parts,
      choose: async (choice) => void (await this.ask({ type: 'minds', choice })),
      cancel: async () => void (await this.ask({ type: 'cancel' })),
    });
    const { feed } = parts.database;
    this.#own = new OwnWriter({
      ...{ ...parts, mirror, isWatched: () => this.#viewers > 0 },
      onNews: (news) => {
        this.minds.tell(news);
        feed.notify({ type: 'mind', about: this.name, text: JSON.stringify(news) });
      },
    });
    this.clock = {
      state: () =>
        this.#own.now?.clock.state() ?? faceOf(this.row) ?? { state: 'paused', speed: 1 },
      set: async (wish) => void (await this.ask({ type: 'clock', wish })),
      passTo: async (to) => void (await this.ask({ type: 'pass', to })),
    };
  }

  /** Opens a garden to be seen; `onOpened` may listen before the last events are told. */
  static async open(
    parts: LivingGardenParts,
    onOpened: (garden: LivingGarden) => void,
  ): Promise<LivingGarden> {
    const mirror = await Mirror.open({ store: parts.store, garden: parts.row.name });
    const garden = new LivingGarden(parts, mirror);
    onOpened(garden);
    await mirror.catchUp();
    garden.#isCaughtUp = true;
    garden.#own.follow();
    return garden;
  }

  get name(): string {
    return this.#parts.row.name;
  }
  get row(): StoredGardenRow {
    return this.#own.row;
  }
  /** The world as it is committed. */
  get world() {
    return this.#mirror.world;
  }
  get head(): Head {
    return this.#mirror.head;
  }
  /** The lease, where this process is the writer. */
  get lease(): Lease | undefined {
    return this.#own.now?.lease;
  }
  /** Requests that wait or are being done. */
  get waiting(): number {
    return this.#asking;
  }
  /** Whether what is told is new; on opening the last events are told once more. */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  /** Milliseconds since somebody last needed it; 0 while somebody does. */
  get idleMs(): number {
    const isNeeded = this.#viewers > 0 || this.#asking > 0 || this.#own.isBecoming;
    const isLiving = this.#own.now?.clock.state().state === 'running';
    return isNeeded || isLiving ? 0 : performance.now() - this.#usedAt;
  }

  /** Says that somebody needs it. */
  touch(): void {
    this.#usedAt = performance.now();
  }

  /** Settles when the events are durable; KEY_REUSED when the key was used for another command. */
  async submit(command: Command, { key }: Once = {}): Promise<Kept> {
    return this.#kept(await this.ask({ type: 'command', command }, { key }));
  }

  /** Takes one turn now by the mind of a character; NO_TURNS in a town. */
  async perform(wish: TurnWish, { key }: Once = {}): Promise<Kept> {
    return this.#kept(await this.ask({ type: 'perform', wish }, { key }));
  }

  async undo(turns: number): Promise<Head> {
    return headIn(await this.ask({ type: 'undo', turns }));
  }

  /** Undefined when there is nothing to redo. */
  async redo(): Promise<Head | undefined> {
    return (await this.ask({ type: 'redo' })).answer.head ?? undefined;
  }

  /** Throws UnknownBranchError. */
  async switchTo(branch: string): Promise<Head> {
    return headIn(await this.ask({ type: 'switch', branch }));
  }

  /** Makes a branch with a new id; enters it when asked to. */
  async fork({ at, enter }: { at?: Position | undefined; enter: boolean }): Promise<BranchTip> {
    const id = newId('branch');
    const createdAt = new Date().toISOString();
    await this.ask({ type: 'fork', id, createdAt, enter, ...(at ? { at } : {}) });
    const made = (await this.branches()).find((branch) => branch.id === id);
    assert(made, 'a branch that was made is there');
    return made;
  }

  branches(): Promise<readonly BranchTip[]> {
    return this.#parts.store.branches(this.name);
  }

  /** Events of a line after a seq, oldest first, so many at most; of the garden's own branch when none is named. */
  events(page: { branch?: string | undefined; after: number; limit: number }) {
    const branch = page.branch ?? this.head.branch;
    return eventsOf(this.#parts.store, { ...page, garden: this.name, branch });
  }

  /** Hears every commit and move from now on, in order; whoever listens keeps the garden open. */
  watch(listener: (notice: Notice) => void): () => void {
    const stop = this.listen(listener);
    this.#viewers += 1;
    let isOver = false;
    return () => {
      stop();
      if (!isOver) this.#viewers -= 1;
      isOver = true;
      this.touch();
    };
  }

  /** Listens for the server itself; keeps nothing open. */
  listen(listener: (notice: Notice) => void): () => void {
    return this.#mirror.subscribe(listener);
  }

  /** Asks the writer, here or elsewhere; throws BUSY when too many wait. */
  async ask(ask: WriterRequest, { key: given }: Once = {}): Promise<Answered> {
    if (this.#asking >= (this.#parts.queue ?? limits.queue)) throw new GardenBusyError();
    this.#asking += 1;
    // A turn is never taken twice, however often the writer changes while it is asked for.
    const key = given ?? (ask.type === 'perform' ? randomUUID() : undefined);
    try {
      const answered = await this.#ask(ask, key);
      if (ask.type === 'minds') await this.#own.refreshRow();
      return answered;
    } finally {
      this.#asking -= 1;
      this.touch();
    }
  }

  /** What waits for the writer in a row. */
  async takeRequest(ask: WriterRequest, key: string): Promise<void> {
    const writer = this.#own.now;
    if (!writer || writer.hasTaken(key)) return;
    try {
      await writer.takeWaiting(ask, key);
      if (ask.type === 'minds') await this.#own.refreshRow();
    } catch (error) {
      if (!(await this.#own.lostBy(error, writer))) throw error;
    }
  }

  /** Becomes the writer unless somebody is; settles with whether it is. */
  async write(): Promise<boolean> {
    return (await this.#own.take()) !== undefined;
  }

  /** Lets go of a garden that stands still for want of room, so that it is taken up again where it was. */
  resume(): Promise<void> {
    return this.#own.resume();
  }

  /** Stops its time where it is written here and nothing more is kept for its owner; gives why it did. */
  async haltBeyondQuota(): Promise<Error | undefined> {
    const refusal = this.#parts.quotas.refusalOf(this.row.ownerId);
    if (!refusal || this.#own.now?.clock.state().state !== 'running') return undefined;
    await this.clock.set({ state: 'paused' });
    return refusal;
  }

  close(): Promise<void> {
    return this.#own.close();
  }

  async #ask(ask: WriterRequest, key: string | undefined): Promise<Answered> {
    const { database, quotas, askMs = limits.askMs } = this.#parts;
    const until = performance.now() + askMs;
    // Tries at a full disk can bring the database down; the watch tries for all, and says when there is room.
    if (database.storage.stoppedBy) throw database.storage.stoppedBy;
    const refusal = isGrowing(ask) && quotas.refusalOf(this.row.ownerId);
    if (refusal) throw refusal;
    for (;;) {
      const writer = await this.#own.take();
      const waitMs = Math.max(1, Math.ceil(until - performance.now()));
      if (!writer) return this.#askOther({ ask, key, waitMs });
      try {
        return await writer.take(ask, key);
      } catch (error) {
        await this.#own.lostBy(error, writer);
        if (!isWriterLost(error) || performance.now() > until) throw error;
        // The next try looks first who writes now, and whether the key was answered.
        database.feed.tell(this.name);
      }
    }
  }

  async #askOther(input: {
    ask: WriterRequest;
    key: string | undefined;
    waitMs: number;
  }): Promise<Answered> {
    const { ask, key = randomUUID(), waitMs } = input;
    const isForgotten = input.key === undefined;
    const asking = { garden: this.name, ask, key, isForgotten, waitMs };
    const answered = await askElsewhere(this.#parts.database, asking);
    // Whoever asked sees what came of it.
    if (!this.#own.now) await this.#mirror.catchUp();
    return answered;
  }

  /** What a command came to, whoever took it. */
  async #kept({ answer, submitted, repeated }: Answered): Promise<Kept> {
    const { first, head, verdict } = answer;
    assert(head, 'a command is answered with where it left the log');
    if (submitted) return { ...submitted, head, repeated };
    const here = first === undefined ? undefined : this.#mirror.recent(first, head);
    const told = here ?? (await this.#fromLog(answer, head));
    return { ...told, ...(verdict ? { verdict } : {}), head, repeated };
  }

  async #fromLog({ first }: WriterAnswer, head: Head): Promise<Submitted> {
    const { store } = this.#parts;
    const { branch, seq } = head;
    const garden = this.name;
    const before = await loadWorld({ store, garden, branch, seq: (first ?? seq + 1) - 1 });
    const events = [];
    if (first !== undefined)
      for await (const event of store.read({ garden, branch, fromSeq: first, toSeq: seq }))
        events.push(event);
    return submittedFrom(before.world, events);
  }
}

function headIn({ answer }: Answered): Head {
  assert(answer.head, 'a move is answered with where it led');
  return answer.head;
}
