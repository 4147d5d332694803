// A garden as it lives, kept in step with the server: folds what changes, comes back after every break.
import {
  type ClockState,
  foldWatch,
  liveId,
  type MindNews,
  type Told,
  WATCH_VERSION,
  type Watched,
  type WatchMessage,
  type WatchView,
} from '@hakoniwa/protocol';
import type { ApiError } from './api-error.ts';
import { limits } from './limits.ts';
import { type ApiPlace, request } from './request.ts';
import { retryDelayMs } from './retry-delay.ts';
import { readSse, type SseEvent } from './sse-reader.ts';

export type WatchPhase = 'connecting' | 'live' | 'broken' | 'refused';

/** What a screen needs to know; a new object whenever something changed. */
export interface WatchState {
  readonly phase: WatchPhase;
  readonly watched: Watched | undefined;
  readonly view: WatchView | undefined;
  /** When the view was last told, by the wall: from there time is reckoned on. */
  readonly toldAtMs: number;
  /** Everything told while watching, oldest first; each thing once. */
  readonly told: readonly Told[];
  /** Calls to models that are under way, oldest first. */
  readonly calls: readonly MindNews[];
  /** Why it was refused, or what broke last. */
  readonly error: ApiError | undefined;
}

interface WatchOptions extends ApiPlace {
  /** A garden's id, or `front`. */
  readonly garden: string;
  readonly as?: string;
  readonly language?: string;
  readonly random?: () => number;
}

const NOTHING: WatchState = {
  phase: 'connecting',
  watched: undefined,
  view: undefined,
  toldAtMs: 0,
  told: [],
  calls: [],
  error: undefined,
};

/** Watches until it is closed; `subscribe` and `state` fit React's external stores. */
export class GardenWatch {
  readonly #options: WatchOptions;
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #state = NOTHING;
  #isClosed = false;
  /** A message was lost: the next connection must begin with the whole view. */
  #isLost = false;
  #wake: () => void = () => undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
    void this.#live();
  }

  get state(): WatchState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries at once to come back, when it waits to. */
  retry(): void {
    this.#wake();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop.abort();
    this.#wake();
    this.#listeners.clear();
  }

  async #live(): Promise<void> {
    let tries = 0;
    while (!this.#isClosed) {
      const error = await this.#listen(() => {
        tries = 0;
      });
      if (this.#isClosed) return;
      const isRefused = error !== undefined && error.status >= 400 && error.status < 500;
      this.#set({ phase: isRefused && error.status !== 429 ? 'refused' : 'broken', error });
      const { random = Math.random } = this.#options;
      await this.#pause(retryDelayMs(tries, random));
      tries += 1;
    }
  }

  /** One connection from its beginning to its end; what ended it, when that is known. */
  async #listen(onHello: () => void): Promise<ApiError | undefined> {
    const { garden, as, language } = this.#options;
    const { view } = this.#state;
    const line = new AbortController();
    const hangUp = () => line.abort();
    this.#stop.signal.addEventListener('abort', hangUp);
    let watchdog = setTimeout(hangUp, limits.silenceMs);
    try {
      const answer = await request(this.#options, {
        path: `/v1/gardens/${encodeURIComponent(garden)}/watch`,
        query: { as, language },
        headers: view && !this.#isLost ? { 'last-event-id': liveId(view.point) } : {},
        signal: line.signal,
      });
      if (!answer.body) return undefined;
      for await (const event of readSse(answer.body)) {
        clearTimeout(watchdog);
        watchdog = setTimeout(hangUp, limits.silenceMs);
        if (event.event === 'hello') onHello();
        if (!this.#hear(event)) return undefined;
      }
      return undefined;
    } catch (error) {
      return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined;
    } finally {
      clearTimeout(watchdog);
      this.#stop.signal.removeEventListener('abort', hangUp);
    }
  }

  /** False when the line is of no use any more. */
  #hear({ event, data }: SseEvent): boolean {
    if (event === 'bye') return false;
    if (event === 'hello') this.#greet(JSON.parse(data) as Watched);
    if (event === 'mind') this.#news(JSON.parse(data) as MindNews);
    if (event === 'clock') this.#retime(JSON.parse(data) as Omit<ClockState, 'now'>);
    if (event === 'view' || event === 'diff') return this.#fold(JSON.parse(data) as WatchMessage);
    return true;
  }

  #greet(watched: Watched): void {
    const isOther = this.#state.watched && this.#state.watched.garden.id !== watched.garden.id;
    this.#set({ ...(isOther ? NOTHING : {}), watched, phase: 'live', calls: [], error: undefined });
  }

  #news(news: MindNews): void {
    const others = this.#state.calls.filter(({ call }) => call !== news.call);
    const isOver = news.phase === 'done' || news.phase === 'failed';
    this.#set({ calls: isOver ? others : [...others, news] });
  }

  #retime(clock: Omit<ClockState, 'now'>): void {
    const { watched } = this.#state;
    if (watched) this.#set({ watched: { ...watched, clock }, toldAtMs: performance.now() });
  }

  #fold(message: WatchMessage): boolean {
    const { view: before, told } = this.#state;
    const view = message.version === WATCH_VERSION ? foldWatch(before, message) : undefined;
    this.#isLost = view === undefined;
    if (!view) return false;
    this.#set({ view, toldAtMs: performance.now(), told: toldAfter({ before, told }, message) });
    return true;
  }

  #set(changed: Partial<WatchState>): void {
    if (this.#isClosed) return;
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
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

/** Nothing is told twice: what comes again after a break is known by its place in the log. */
function toldAfter(
  { before, told }: { before: WatchView | undefined; told: readonly Told[] },
  message: WatchMessage,
): readonly Told[] {
  const isElsewhere =
    message.type === 'diff'
      ? message.isElsewhere === true
      : message.point.branch !== before?.point.branch || message.point.seq < before.point.seq;
  if (isElsewhere) return message.told ?? [];
  const last = told.at(-1)?.seq ?? -1;
  const news = (message.told ?? []).filter(({ seq }) => seq > last);
  return news.length === 0 ? told : [...told, ...news].slice(-limits.toldKept);
}
