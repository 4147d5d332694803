// What is watched over a line that may break: a state, those who listen to it, and a way back after every break.
import type { ApiError } from './api-error.ts';
import { retryDelayMs } from './retry-delay.ts';

export type LivePhase = 'connecting' | 'live' | 'broken' | 'refused';

interface LiveState {
  readonly phase: LivePhase;
  /** Why it was refused, or what broke last. */
  readonly error: ApiError | undefined;
}

interface LiveOptions<S extends LiveState> {
  readonly first: S;
  /** One connection from its beginning to its end; gives what ended it, when that is known. */
  readonly connect: (onAlive: () => void) => Promise<ApiError | undefined>;
  /** Whether asking again unchanged is of no use. */
  readonly isRefusal: (error: ApiError) => boolean;
  /** What else is no longer so when the line has broken. */
  readonly whenBroken?: Partial<S>;
  readonly random?: (() => number) | undefined;
}

/** Connects until it is closed; `subscribe` and `state` fit React's external stores. */
export class LiveStore<S extends LiveState> {
  readonly #options: LiveOptions<S>;
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #state: S;
  #wake: () => void = () => undefined;

  constructor(options: LiveOptions<S>) {
    this.#options = options;
    this.#state = options.first;
    void this.#live();
  }

  get state(): S {
    return this.#state;
  }

  /** Aborted when it is closed. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get isClosed(): boolean {
    return this.signal.aborted;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A new state object, told to everyone. */
  set(changed: Partial<S>): void {
    if (this.isClosed) return;
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }

  /** Tries at once to come back, when it waits to. */
  retry(): void {
    this.#wake();
  }

  close(): void {
    this.#stop.abort();
    this.#wake();
    this.#listeners.clear();
  }

  async #live(): Promise<void> {
    const { connect, isRefusal, whenBroken, random = Math.random } = this.#options;
    let tries = 0;
    // Whoever makes a watch finds it whole before the first line is opened.
    await Promise.resolve();
    while (!this.isClosed) {
      const error = await connect(() => {
        tries = 0;
      });
      const phase = error !== undefined && isRefusal(error) ? 'refused' : 'broken';
      this.set({ ...whenBroken, phase, error } as Partial<S>);
      if (!this.isClosed) await this.#pause(retryDelayMs(tries, random));
      tries += 1;
    }
  }

  #pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delayMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Calls when nothing was heard for a while; every sign of life puts it off. */
export function watchdog(silenceMs: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, silenceMs);
  return {
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, silenceMs);
    },
    stop: () => clearTimeout(timer),
  };
}
