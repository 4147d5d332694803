// Carries updates into the graph for as long as a process runs, and catches up after the graph was away.
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../limits.ts';
import { type Carrying, carryCampaign, waitingCampaigns } from './carry-updates.ts';
import { GRAPH_NEWS } from './record-updates.ts';

export class GraphCarrier {
  readonly #carrying: Carrying;
  readonly #onError: (error: unknown) => void;
  readonly #onApplied: (campaign: string) => void;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  constructor({ onError, onApplied, ...carrying }: CarrierOptions) {
    this.#carrying = carrying;
    this.#onError = onError ?? (() => undefined);
    this.#onApplied = onApplied ?? (() => undefined);
    this.#running = this.#run();
  }

  /** Stops after the update it is at. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    const { feed } = this.#carrying.database;
    let failures = 0;
    while (!signal.aborted) {
      const since = feed.mark(GRAPH_NEWS);
      try {
        const isMore = await this.#round();
        failures = 0;
        if (isMore) continue;
      } catch (error) {
        // Nothing is lost: the rows stay, and the next round begins where this one stopped.
        this.#onError(error);
        const pause = Math.min(limits.retryMs * 2 ** failures++, limits.retryMaxMs);
        await wait(pause, undefined, { signal }).catch(() => undefined);
        continue;
      }
      await feed.changed(GRAPH_NEWS, { since, signal });
    }
  }

  /** One turn for every campaign that waits; an update that fails does not hold up the others. */
  async #round(): Promise<boolean> {
    let failure: unknown;
    let isMore = false;
    for (const campaign of await waitingCampaigns(this.#carrying.database)) {
      if (this.#stop.signal.aborted) return false;
      try {
        const count = await carryCampaign(this.#carrying, campaign);
        if (count !== 'busy' && count > 0) this.#onApplied(campaign);
        isMore ||= count === limits.carried;
      } catch (error) {
        failure ??= error;
        if (isAway(error)) break;
      }
    }
    if (failure !== undefined) throw failure;
    return isMore;
  }
}

export interface CarrierOptions extends Carrying {
  /** Told of every round that failed. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Told of every campaign whose graph grew. */
  readonly onApplied?: ((campaign: string) => void) | undefined;
}

const isAway = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'GRAPH_UNAVAILABLE';
