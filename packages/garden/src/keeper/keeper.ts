// Keeps gardens in a database: opens them when they are needed, writes those nobody else writes, closes idle ones.
import { setTimeout as wait } from 'node:timers/promises';
import type { MindNews } from '@hakoniwa/protocol';
import type { Rulebook } from '@hakoniwa/stage';
import { storageFailure } from '@hakoniwa/store';
import {
  failRequest,
  type GardenRequest,
  gardenRow,
  gardensWithoutWriter,
  Lease,
  PostgresEventStore,
  type StoredGardenRow,
  waitingRequests,
} from '@hakoniwa/store/postgres';
import { askOf } from './ask.ts';
import { INBOX } from './ask-elsewhere.ts';
import { KeeperClosedError } from './errors.ts';
import { KeptGarden } from './kept-garden.ts';
import type { KeptParts } from './kept-parts.ts';
import { limits } from './limits.ts';

export interface KeeperParts extends KeptParts {
  readonly rulesOf: (row: StoredGardenRow) => Promise<Rulebook>;
  /** Hears of a garden before its last events are told. */
  readonly onOpened: (garden: KeptGarden) => void;
  readonly onClosed: (name: string) => void;
  /** Milliseconds a garden nobody uses stays open. */
  readonly idleMs?: number | undefined;
}

export class Keeper {
  readonly #parts: KeeperParts;
  readonly #open = new Map<string, Promise<KeptGarden>>();
  readonly #gardens = new Map<string, KeptGarden>();
  /** Gardens that could not be opened, and when to try again. */
  readonly #broken = new Map<string, number>();
  readonly #stop = new AbortController();
  readonly #loops: readonly Promise<void>[];
  readonly #deafen: () => void;
  /** Whether nothing could be kept when it was last looked. */
  #isStopped = false;

  constructor(parts: KeeperParts) {
    this.#parts = { leaseMs: limits.leaseMs, ...parts };
    const { leaseMs = limits.leaseMs, database } = this.#parts;
    this.#deafen = database.feed.hearWhispers(({ type, about, text }) => {
      if (type === 'mind') this.#gardens.get(about)?.tellNews(JSON.parse(text) as MindNews);
    });
    this.#loops = [
      this.#every(leaseMs / 4, () => this.#renew()),
      this.#every(Math.min(limits.lookMs, leaseMs / 2), () => this.#look()),
      this.#serveInbox(),
    ];
  }

  /** The gardens that are open here. */
  get gardens(): readonly KeptGarden[] {
    return [...this.#gardens.values()];
  }

  /** A garden by name; undefined when there is none, and never opened when it is not the one meant. */
  async get(
    name: string,
    isMeant: (row: StoredGardenRow) => boolean = () => true,
  ): Promise<KeptGarden | undefined> {
    if (this.#stop.signal.aborted) throw new KeeperClosedError();
    const open = await this.#open.get(name);
    if (open) return isMeant(open.row) ? open : undefined;
    const row = await gardenRow(this.#parts.database, name);
    if (!row || !isMeant(row)) return undefined;
    const opening = this.#open.get(name) ?? this.#opened(row);
    this.#open.set(name, opening);
    opening.catch(() => this.#open.delete(name));
    return opening;
  }

  /** Closes a garden here; whoever asks for it again opens it again. */
  async leave(name: string): Promise<void> {
    const garden = await this.#open.get(name);
    if (garden) await this.#close(garden);
  }

  /** Lets every garden come to rest and lets go of every lease. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#deafen();
    await Promise.all(this.#loops);
    const open = await Promise.allSettled(this.#open.values());
    const gardens = open.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all(gardens.map((garden) => this.#close(garden)));
  }

  async #opened(row: StoredGardenRow): Promise<KeptGarden> {
    const { database, onOpened } = this.#parts;
    const rules = await this.#parts.rulesOf(row);
    const store = new PostgresEventStore(database);
    const garden = await KeptGarden.open({ ...this.#parts, row, rules, store }, onOpened);
    this.#gardens.set(row.name, garden);
    return garden;
  }

  async #close(garden: KeptGarden): Promise<void> {
    this.#gardens.delete(garden.name);
    this.#open.delete(garden.name);
    this.#parts.onClosed(garden.name);
    await garden.close();
  }

  async #renew(): Promise<void> {
    const leases = this.gardens.flatMap(({ lease }) => (lease ? [lease] : []));
    await Lease.renewAll(this.#parts.database, leases);
  }

  async #look(): Promise<void> {
    const { idleMs = limits.idleMs } = this.#parts;
    for (const garden of this.gardens) if (garden.idleMs > idleMs) await this.#close(garden);
    const { storage } = this.#parts.database;
    if (this.#isStopped && !storage.stoppedBy) this.#broken.clear();
    this.#isStopped = storage.stoppedBy !== undefined;
    // On a disk without room nothing is taken up; what stood still there goes on once there is some.
    if (this.#isStopped) return;
    for (const garden of this.gardens) await garden.resume();
    for (const name of await gardensWithoutWriter(this.#parts.database)) await this.#takeUp(name);
  }

  /** Writes a garden nobody writes, because its time runs or somebody waits. */
  async #takeUp(name: string): Promise<void> {
    if ((this.#broken.get(name) ?? 0) > performance.now()) return;
    this.#broken.delete(name);
    try {
      if (await (await this.get(name))?.write()) this.#parts.database.feed.tell(INBOX);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#broken.set(name, performance.now() + limits.retryMs);
      this.#parts.onFailure({ garden: name, error });
    }
  }

  /** Takes what waits for the gardens that are written here, in the order it was placed. */
  async #serveInbox(): Promise<void> {
    const { database } = this.#parts;
    const { signal } = this.#stop;
    let presence: string | undefined;
    while (!signal.aborted) {
      const since = database.feed.mark(INBOX);
      const written = this.gardens.filter(({ lease }) => lease);
      try {
        // After a cut connection others see this process by another lock; they are told before they miss it.
        if (database.feed.presence !== presence) await this.#renew();
        presence = database.feed.presence;
        const names = written.map(({ name }) => name);
        for (const request of await waitingRequests(database, names)) this.#take(request);
      } catch (error) {
        this.#parts.onFailure({ error });
        await this.#pause(limits.lookMs);
      }
      await database.feed.changed(INBOX, { since, signal });
    }
  }

  #take(request: GardenRequest): void {
    const { database } = this.#parts;
    const { garden, key } = request;
    const taking = this.#gardens.get(garden)?.takeRequest(askOf(request.asked), key);
    taking
      ?.catch((error: unknown) => failRequest(database, { garden, key, answer: refusalOf(error) }))
      .then(() => database.feed.tell(garden))
      .catch((error: unknown) => this.#parts.onFailure({ garden, error }));
  }

  async #every(ms: number, work: () => Promise<void>): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await work();
      } catch (error) {
        // The database is away: while it is, nobody else can take over either.
        this.#parts.onFailure({ error });
      }
      await this.#pause(ms);
    }
  }

  async #pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }
}

/** Why the writer refused, for whoever asked. */
function refusalOf(thrown: unknown): string {
  const error = storageFailure(thrown) ?? thrown;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'INTERNAL';
  const message = error instanceof Error ? error.message : String(error);
  const details = error instanceof Error && 'details' in error ? error.details : undefined;
  return JSON.stringify({
    code,
    details,
    message: code === 'INTERNAL' ? 'a mistake of the writer' : message,
  });
}
