// A garden that is open in this process: seen by all who are here, written here or in another process.
import { randomUUID } from 'node:crypto';
import type { MindChoice, MindNews } from '@hakoniwa/protocol';
import { assert, type Head, type Rulebook, type World } from '@hakoniwa/stage';
import { type EventStore, loadWorld, storageFailure } from '@hakoniwa/store';
import {
  acquireLease,
  GardenLeasedError,
  gardenRow,
  type Lease,
  PostgresEventStore,
  type StoredGardenRow,
} from '@hakoniwa/store/postgres';
import type { Notice, Submitted } from '../garden.ts';
import { type ClockFace, faceOf, type OpenLiving } from '../living/living.ts';
import { mindChoiceIn } from '../minds/mind-choice.ts';
import type { Answered, WriterAnswer, WriterRequest } from './ask.ts';
import { askElsewhere } from './ask-elsewhere.ts';
import { KeeperClosedError } from './errors.ts';
import { Following } from './following.ts';
import type { KeptParts } from './kept-parts.ts';
import { limits } from './limits.ts';
import { Mirror, submittedFrom } from './mirror.ts';
import { isWriterLost, isWriteUncertain, Writer } from './writer.ts';

interface Parts extends KeptParts {
  readonly row: StoredGardenRow;
  readonly rules: Rulebook;
  readonly store: EventStore;
}

export class KeptGarden {
  readonly name: string;
  readonly rules: Rulebook;
  readonly #parts: Parts;
  readonly #mirror: Mirror;
  #row: StoredGardenRow;
  #writer: Writer | undefined;
  #becoming: Promise<Writer | undefined> | undefined;
  #following: Following | undefined;
  #viewers = 0;
  #asking = 0;
  #usedAt = performance.now();
  #isClosed = false;
  #isCaughtUp = false;
  /** Time stands still because nothing could be kept. */
  #isStalled = false;
  readonly #newsListeners = new Set<(news: MindNews) => void>();

  private constructor(parts: Parts, mirror: Mirror) {
    this.name = parts.row.name;
    this.rules = parts.rules;
    this.#row = parts.row;
    this.#parts = parts;
    this.#mirror = mirror;
  }

  /** Opens a garden to be seen; `onOpened` may listen before the last events are told. */
  static async open(parts: Parts, onOpened: (garden: KeptGarden) => void): Promise<KeptGarden> {
    const mirror = await Mirror.open({ store: parts.store, garden: parts.row.name });
    const garden = new KeptGarden(parts, mirror);
    onOpened(garden);
    await mirror.catchUp();
    garden.#isCaughtUp = true;
    garden.#follow();
    return garden;
  }

  /** Whether what is told is new; on opening the last events are told once more. */
  get isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }
  get row(): StoredGardenRow {
    return this.#row;
  }
  get world(): World {
    return this.#mirror.world;
  }
  get head(): Head {
    return this.#mirror.head;
  }
  /** The lease, where this process is the writer. */
  get lease(): Lease | undefined {
    return this.#writer?.lease;
  }
  get clock(): ClockFace {
    return this.#writer?.clock.state() ?? faceOf(this.#row) ?? { state: 'paused', speed: 1 };
  }

  /** Who plays its characters. */
  get minds(): MindChoice {
    return mindChoiceIn(this.#row.minds);
  }

  /** Milliseconds since somebody last needed it; 0 while somebody does. */
  get idleMs(): number {
    const isNeeded = this.#viewers > 0 || this.#asking > 0 || this.#becoming !== undefined;
    const isLiving = this.#writer?.clock.state().state === 'running';
    return isNeeded || isLiving ? 0 : performance.now() - this.#usedAt;
  }

  /** Says that somebody needs it. */
  touch(): void {
    this.#usedAt = performance.now();
  }

  /** Hears of every commit and move from now on; whoever listens keeps the garden open. */
  subscribe(listener: (notice: Notice) => void): () => void {
    const stop = this.#mirror.subscribe(listener);
    this.#viewers += 1;
    let isOver = false;
    return () => {
      stop();
      if (!isOver) this.#viewers -= 1;
      isOver = true;
      this.touch();
    };
  }

  /** Listens for the house itself; keeps nothing open. */
  overhear(listener: (notice: Notice) => void): () => void {
    return this.#mirror.subscribe(listener);
  }

  /** Hears how the calls to models are going, wherever they are made. */
  hearNews(listener: (news: MindNews) => void): () => void {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  }

  /** Takes in news of the process that writes. */
  tellNews(news: MindNews): void {
    for (const listener of this.#newsListeners) listener(news);
  }

  /** Asks the writer, here or elsewhere; once for ever under a key. */
  async ask(ask: WriterRequest, given?: string): Promise<Answered> {
    this.#asking += 1;
    // A turn is never taken twice, however often the writer changes while it is asked for.
    const key = given ?? (ask.type === 'perform' ? randomUUID() : undefined);
    try {
      const answered = await this.#ask(ask, key);
      if (ask.type === 'minds') await this.#refreshRow();
      return answered;
    } finally {
      this.#asking -= 1;
      this.touch();
    }
  }

  /** What a command came to, whoever took it. */
  async submittedBy({ answer, submitted }: Answered): Promise<Submitted> {
    const { first, head, verdict } = answer;
    if (submitted) return submitted;
    assert(head, 'a command is answered with where it left the log');
    const here = first === undefined ? undefined : this.#mirror.recent(first, head);
    return { ...(here ?? (await this.#fromLog(answer, head))), ...(verdict ? { verdict } : {}) };
  }

  /** What waits for the writer in a row. */
  async takeRequest(ask: WriterRequest, key: string): Promise<void> {
    const writer = this.#writer;
    if (!writer || writer.hasTaken(key)) return;
    try {
      await writer.takeWaiting(ask, key);
      if (ask.type === 'minds') await this.#refreshRow();
    } catch (error) {
      if (isWriterLost(error) || isWriteUncertain(error)) await this.#lose(writer);
      else throw error;
    }
  }

  /** Becomes the writer unless somebody is; settles with whether it is. */
  async write(): Promise<boolean> {
    return (await this.#writing()) !== undefined;
  }

  /** Lets go of a garden that stands still for want of room, so that it is taken up again where it was. */
  async resume(): Promise<void> {
    if (!this.#isStalled) return;
    this.#isStalled = false;
    if (this.#writer) await this.#lose(this.#writer);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#becoming?.catch(() => undefined);
    await this.#stopFollowing();
    const writer = this.#writer;
    this.#writer = undefined;
    await writer?.close();
  }

  async #ask(ask: WriterRequest, key: string | undefined): Promise<Answered> {
    const { database, askMs = limits.askMs } = this.#parts;
    const until = performance.now() + askMs;
    // Tries at a full disk can bring the database down; the watch tries for all, and says when there is room.
    if (database.storage.stoppedBy) throw database.storage.stoppedBy;
    for (;;) {
      const writer = await this.#writing();
      const waitMs = Math.max(1, Math.ceil(until - performance.now()));
      if (!writer) return this.#askOther({ ask, key, waitMs });
      try {
        return await writer.take(ask, key);
      } catch (error) {
        if (isWriterLost(error) || isWriteUncertain(error)) await this.#lose(writer);
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
    if (!this.#writer) await this.#mirror.catchUp();
    return answered;
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

  async #writing(): Promise<Writer | undefined> {
    if (this.#isClosed) throw new KeeperClosedError();
    if (this.#writer) return this.#writer;
    this.#becoming ??= this.#become().finally(() => {
      this.#becoming = undefined;
    });
    return this.#becoming;
  }

  async #become(): Promise<Writer | undefined> {
    const lease = await this.#takeLease();
    if (!lease) return undefined;
    await this.#stopFollowing();
    try {
      const writer = await this.#openWriter(lease);
      this.#writer = writer;
      lease.lost.addEventListener('abort', () => void this.#lose(writer));
      await this.#resumeClock(writer);
      return writer;
    } catch (error) {
      this.#writer = undefined;
      this.#follow();
      // Where nothing can be written the lease runs out by itself.
      await lease.release().catch((cause: unknown) => {
        if (!storageFailure(cause)) throw cause;
      });
      throw error;
    }
  }

  async #takeLease(): Promise<Lease | undefined> {
    const { database, holder, leaseMs: ttlMs } = this.#parts;
    try {
      return await acquireLease(database, { garden: this.name, holder, ttlMs, isRenewed: false });
    } catch (error) {
      if (error instanceof GardenLeasedError) return undefined;
      throw error;
    }
  }

  async #openWriter(lease: Lease): Promise<Writer> {
    const { database, open } = this.#parts;
    await this.#refreshRow();
    const store = new PostgresEventStore(database).under(lease);
    const living = await open({ row: this.#row, store, ...this.#hooks() });
    await this.#mirror.catchUp();
    const { head } = living.garden;
    assert(head.hash === this.head.hash, 'nobody writes between a lease and its writer');
    const onNotice = (notice: Notice) => this.#mirror.take(notice);
    return new Writer({ database, store, lease, living, onNotice });
  }

  /** What a garden that lives tells of itself. */
  #hooks(): Omit<OpenLiving, 'row' | 'store'> {
    const { database, onFailure } = this.#parts;
    return {
      onFailure: (error) => this.#stoodStill(error),
      onPaused: () => {
        this.#writer?.rememberClock().catch((error) => onFailure({ garden: this.name, error }));
      },
      onNews: (news) => {
        this.tellNews(news);
        database.feed.whisper({ type: 'mind', about: this.name, text: JSON.stringify(news) });
      },
      isWatched: () => this.#viewers > 0,
    };
  }

  async #resumeClock(writer: Writer): Promise<void> {
    const face = faceOf(this.#row);
    if (face) await writer.clock.set(face);
  }

  /** The clock stopped by itself: because the writer is lost, or by a mistake of ours. */
  #stoodStill(error: unknown): void {
    const isLost = isWriterLost(error) || isWriteUncertain(error);
    const failure = storageFailure(error);
    this.#isStalled ||= failure !== undefined && failure.code !== 'STORAGE_DAMAGED';
    if (!isLost) this.#parts.onFailure({ garden: this.name, error });
    else if (this.#writer) void this.#lose(this.#writer);
  }

  /** From here on somebody else may write; this process looks on. */
  async #lose(writer: Writer): Promise<void> {
    if (this.#writer !== writer) return;
    this.#writer = undefined;
    writer.leave();
    this.#follow();
    const { onFailure } = this.#parts;
    // What its clock still has in hand is refused by the database, or was kept and is read from the log.
    await Promise.resolve(writer.close()).catch((error: unknown) =>
      onFailure({ garden: this.name, error }),
    );
  }

  #follow(): void {
    if (this.#isClosed || this.#following) return;
    const { database, onFailure } = this.#parts;
    this.#following = new Following({
      garden: this.name,
      feed: database.feed,
      look: async () => {
        await this.#mirror.catchUp();
        await this.#refreshRow();
      },
      onFailure: (error) => onFailure({ garden: this.name, error }),
    });
  }

  async #stopFollowing(): Promise<void> {
    const following = this.#following;
    this.#following = undefined;
    await following?.stop();
  }

  async #refreshRow(): Promise<void> {
    this.#row = (await gardenRow(this.#parts.database, this.name)) ?? this.#row;
  }
}
