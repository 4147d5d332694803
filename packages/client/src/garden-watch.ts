// A garden as it lives, kept in step with the server: folds what changes, comes back after every break.
import {
  type ClockState,
  liveId,
  type MindNews,
  type SubmitAnswer,
  type Watched,
  type WatchedHappening,
  type WatchMessage,
  type WatchView,
} from '@hakoniwa/protocol';
import { AheadView } from './ahead-view.ts';
import { ApiError } from './api-error.ts';
import { limits } from './limits.ts';
import { type LivePhase, LiveStore, watchdog } from './live-store.ts';
import { type ApiPlace, request } from './request.ts';
import { readSse, type SseEvent } from './sse-reader.ts';

/** What a screen needs to know; a new object whenever something changed. */
export interface WatchState {
  readonly phase: LivePhase;
  readonly watched: Watched | undefined;
  readonly view: WatchView | undefined;
  /** When the view was last told, by the wall: from there time is reckoned on. */
  readonly toldAtMs: number;
  /** Everything told while watching, oldest first; each thing once. */
  readonly told: readonly WatchedHappening[];
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
  readonly #live: LiveStore<WatchState>;
  readonly #views = new AheadView();
  /** A message was lost: the next connection must begin with the whole view. */
  #isLost = false;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#live = new LiveStore<WatchState>({
      ...{ first: NOTHING, random: options.random },
      connect: (onAlive) => this.#listen(onAlive),
      isRefusal: ({ status }) => status >= 400 && status < 500 && status !== 429,
    });
  }

  get state(): WatchState {
    return this.#live.state;
  }

  subscribe(listener: () => void): () => void {
    return this.#live.subscribe(listener);
  }

  /** Tries at once to come back, when it waits to. */
  retry(): void {
    this.#live.retry();
  }

  close(): void {
    this.#live.close();
  }

  /** Shows at once what an answer tells; the stream will tell it, too, and it is shown once. */
  take(answer: SubmitAnswer): void {
    this.#show(this.#views.answered(answer));
  }

  async #listen(onAlive: () => void): Promise<ApiError | undefined> {
    const { garden, as, language } = this.#options;
    const view = this.#views.told;
    const silence = new AbortController();
    const dog = watchdog(limits.silenceMs, () => silence.abort());
    try {
      const answer = await request(this.#options, {
        path: `/v1/gardens/${encodeURIComponent(garden)}/watch`,
        query: { as, language },
        headers: view && !this.#isLost ? { 'last-event-id': liveId(view.point) } : {},
        signal: AbortSignal.any([silence.signal, this.#live.signal]),
      });
      if (!answer.body) return undefined;
      for await (const event of readSse(answer.body)) {
        dog.heard();
        if (event.event === 'hello') onAlive();
        if (!this.#hear(event)) return undefined;
      }
      return undefined;
    } catch (error) {
      return error instanceof ApiError ? error : undefined;
    } finally {
      dog.stop();
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
    const isOther = this.state.watched && this.state.watched.garden.id !== watched.garden.id;
    if (isOther) this.#views.forget();
    this.#live.set({
      ...(isOther ? NOTHING : {}),
      watched,
      phase: 'live',
      calls: [],
      error: undefined,
    });
  }

  #news(news: MindNews): void {
    const others = this.state.calls.filter(({ call }) => call !== news.call);
    const isOver = news.phase === 'done' || news.phase === 'failed';
    this.#live.set({ calls: isOver ? others : [...others, news] });
  }

  #retime(clock: Omit<ClockState, 'now'>): void {
    const { watched } = this.state;
    if (watched) this.#live.set({ watched: { ...watched, clock }, toldAtMs: performance.now() });
  }

  #fold(message: WatchMessage): boolean {
    const view = this.#views.told;
    const shown = this.#views.fold(message);
    this.#isLost = shown === undefined;
    if (!shown) return false;
    this.#show(shown, isElsewhere(message, view));
    return true;
  }

  #show(view: WatchView | undefined, isAnew = false): void {
    if (!view || view === this.state.view) return;
    const told = isAnew ? view.told : toldAfter(this.state.told, view.told);
    this.#live.set({ view, toldAtMs: performance.now(), told });
  }
}

/** Whether what was told before is no longer so. */
function isElsewhere(message: WatchMessage, before: WatchView | undefined): boolean {
  if (message.type === 'diff') return message.isElsewhere === true;
  return message.point.branch !== before?.point.branch || message.point.seq < before.point.seq;
}

/** Nothing is told twice: what comes again after a break is known by its place in the log. */
function toldAfter(
  told: readonly WatchedHappening[],
  news: readonly WatchedHappening[],
): readonly WatchedHappening[] {
  const last = told.at(-1)?.seq ?? -1;
  const added = news.filter(({ seq }) => seq > last);
  return added.length === 0 ? told : [...told, ...added].slice(-limits.toldKept);
}
