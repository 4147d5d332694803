// Looks after the gardens of a process: renews leases, takes what waits, writes what nobody writes, closes idle ones.
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, storageFailure } from '@hakoniwa/database';
import { Lease } from '@hakoniwa/store/postgres';
import { gardensWithoutWriter } from '../rows/garden-rows.ts';
import { failRequest, type GardenRequest, waitingRequests } from '../rows/requests.ts';
import { askOf } from './ask.ts';
import { INBOX } from './ask-elsewhere.ts';
import { limits } from './limits.ts';
import type { LivingGarden } from './living-garden.ts';
import type { KeepingParts } from './own-writer.ts';
import type { Quotas } from './quotas.ts';

/** The gardens that are looked after. */
interface LookedAfter {
  readonly open: () => readonly LivingGarden[];
  readonly named: (name: string) => Promise<LivingGarden | undefined>;
  readonly leave: (name: string) => Promise<void>;
}

interface UpkeepParts extends Pick<KeepingParts, 'database' | 'onFailure' | 'leaseMs'> {
  readonly gardens: LookedAfter;
  readonly quotas: Quotas;
  /** Milliseconds a garden nobody uses stays open. */
  readonly idleMs?: number | undefined;
}

export class Upkeep {
  readonly #parts: UpkeepParts;
  readonly #database: Database;
  /** Gardens that could not be opened, and when to try again. */
  readonly #broken = new Map<string, number>();
  readonly #stop = new AbortController();
  readonly #loops: readonly Promise<void>[];
  /** Whether nothing could be kept when it was last looked. */
  #isStopped = false;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
    this.#database = parts.database;
    const { leaseMs = limits.leaseMs } = parts;
    this.#loops = [
      this.#every(leaseMs / 4, () => this.#renew()),
      this.#every(Math.min(limits.lookMs, leaseMs / 2), () => this.#look()),
      this.#serveInbox(),
    ];
  }

  get isOver(): boolean {
    return this.#stop.signal.aborted;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#loops);
  }

  async #renew(): Promise<void> {
    const open = this.#parts.gardens.open();
    const leases = open.flatMap(({ lease }) => (lease ? [lease] : []));
    await Lease.renewAll(this.#database, leases);
  }

  async #look(): Promise<void> {
    const { idleMs = limits.idleMs, gardens } = this.#parts;
    for (const garden of gardens.open())
      if (garden.idleMs > idleMs) await gardens.leave(garden.name);
    const { storage } = this.#database;
    if (this.#isStopped && !storage.stoppedBy) this.#broken.clear();
    this.#isStopped = storage.stoppedBy !== undefined;
    // On a disk without room nothing is taken up; what stood still there goes on once there is some.
    if (this.#isStopped) return;
    for (const garden of gardens.open()) await garden.resume();
    await this.#holdQuotas();
    for (const name of await gardensWithoutWriter(this.#database)) await this.#takeUp(name);
  }

  /** Time stands still in the gardens of whoever has used up what may be kept; nobody asks for it there. */
  async #holdQuotas(): Promise<void> {
    const { quotas, gardens, onFailure } = this.#parts;
    await quotas.look();
    for (const garden of gardens.open()) {
      const error = await garden.haltBeyondQuota();
      if (error) onFailure({ garden: garden.name, error });
    }
  }

  /** Writes a garden nobody writes, because its time runs or somebody waits. */
  async #takeUp(name: string): Promise<void> {
    if ((this.#broken.get(name) ?? 0) > performance.now()) return;
    this.#broken.delete(name);
    try {
      if (await (await this.#parts.gardens.named(name))?.write()) this.#database.feed.tell(INBOX);
    } catch (error) {
      if (this.isOver) return;
      this.#broken.set(name, performance.now() + limits.retryMs);
      this.#parts.onFailure({ garden: name, error });
    }
  }

  /** Takes what waits for the gardens that are written here, in the order it was placed. */
  async #serveInbox(): Promise<void> {
    const { signal } = this.#stop;
    const { feed } = this.#database;
    let presence: string | undefined;
    while (!signal.aborted) {
      const since = feed.mark(INBOX);
      const written = this.#parts.gardens.open().filter(({ lease }) => lease);
      try {
        // After a cut connection others see this process by another lock; they are told before they miss it.
        if (feed.presence !== presence) await this.#renew();
        presence = feed.presence;
        const names = written.map(({ name }) => name);
        for (const request of await waitingRequests(this.#database, names)) this.#take(request);
      } catch (error) {
        this.#parts.onFailure({ error });
        await this.#pause(limits.lookMs);
      }
      await feed.changed(INBOX, { since, signal });
    }
  }

  #take({ garden, key, asked }: GardenRequest): void {
    const open = this.#parts.gardens.open().find(({ name }) => name === garden);
    open
      ?.takeRequest(askOf(asked), key)
      .catch((error: unknown) => {
        const answer = refusalOf(error);
        return failRequest(this.#database, { garden, key, answer });
      })
      .then(() => this.#database.feed.tell(garden))
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
