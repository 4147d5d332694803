// A session as it is played, kept in step with the server: reads the scene, hears the socket, comes back after every break.
import { PROTOCOL_VERSION } from '@hakoniwa/protocol';
import type { PlayClientMessage, PlayServerMessage } from '@hakoniwa/protocol/sessions';
import { createApi } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { limits } from '../limits.ts';
import type { ApiPlace } from '../request.ts';
import { retryDelayMs } from '../retry-delay.ts';
import { playPaths } from './paths.ts';
import {
  heard,
  isSceneOld,
  lastSequence,
  NOTHING_PLAYED,
  type PlayState,
  withMessages,
  withScene,
} from './play-state.ts';

interface SessionWatchOptions extends ApiPlace {
  readonly session: string;
  /** Where the runtime has none of its own. */
  readonly socket?: typeof WebSocket;
  readonly random?: () => number;
}

/** Close codes after which asking again is of no use. */
const REFUSALS = new Set([4401, 4404]);

/** Watches until it is closed; `subscribe` and `state` fit React's external stores. */
export class SessionWatch {
  readonly #options: SessionWatchOptions;
  readonly #api: ReturnType<typeof createApi>;
  readonly #listeners = new Set<() => void>();
  #state = NOTHING_PLAYED;
  #isClosed = false;
  #socket: WebSocket | undefined;
  #reading: Promise<void> | undefined;
  #isStale = false;
  #wake: () => void = () => undefined;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
    this.#api = createApi(options);
    void this.#live();
  }

  get state(): PlayState {
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
    this.#socket?.close();
    this.#wake();
    this.#listeners.clear();
  }

  /** Reads the scene again; asked while it is being read, it is read once more. */
  refresh(): Promise<void> {
    if (this.#reading) this.#isStale = true;
    this.#reading ??= this.#readScene().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** Reads the messages before the first one that is known. */
  async readEarlier(): Promise<void> {
    const first = this.#state.messages[0]?.sequence ?? 1;
    if (first <= 1) return;
    const { messages } = await this.#api.sessions.messages(this.#options.session, {
      before: first,
    });
    this.#set({ messages: withMessages(this.#state.messages, messages) });
  }

  async #live(): Promise<void> {
    let tries = 0;
    while (!this.#isClosed) {
      const error = await this.#listen(() => {
        tries = 0;
      });
      if (this.#isClosed) return;
      const isRefused = error !== undefined && [401, 403, 404].includes(error.status);
      this.#set({ phase: isRefused ? 'refused' : 'broken', error, progress: undefined });
      await this.#pause(retryDelayMs(tries, this.#options.random ?? Math.random));
      tries += 1;
    }
  }

  /** One connection from its beginning to its end; what ended it, when that is known. */
  async #listen(onWelcome: () => void): Promise<ApiError | undefined> {
    try {
      await this.refresh();
    } catch (error) {
      return error instanceof ApiError ? error : undefined;
    }
    return this.#isClosed ? undefined : await this.#converse(onWelcome);
  }

  #converse(onWelcome: () => void): Promise<ApiError | undefined> {
    const { base, session, socket: Socket = WebSocket } = this.#options;
    const socket = new Socket(socketAddress(base, playPaths.session(session, '/socket')));
    this.#socket = socket;
    const say = (message: PlayClientMessage) => socket.send(JSON.stringify(message));
    const beat = setInterval(() => {
      if (socket.readyState === socket.OPEN) say({ type: 'heartbeat' });
    }, limits.heartbeatMs);
    let watchdog = setTimeout(() => socket.close(), limits.socketSilenceMs);
    return new Promise((resolve) => {
      socket.addEventListener('open', () =>
        say({ type: 'hello', version: PROTOCOL_VERSION, after: lastSequence(this.#state) }),
      );
      socket.addEventListener('message', ({ data }) => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => socket.close(), limits.socketSilenceMs);
        const told = JSON.parse(String(data)) as PlayServerMessage;
        if (told.type === 'session:welcome') onWelcome();
        this.#hear(told);
      });
      // What broke is told by the close that follows.
      socket.addEventListener('error', () => undefined);
      socket.addEventListener('close', ({ code }) => {
        clearInterval(beat);
        clearTimeout(watchdog);
        resolve(REFUSALS.has(code) ? refusalOf(code) : undefined);
      });
    });
  }

  #hear(told: PlayServerMessage): void {
    if (told.type === 'session:welcome') {
      this.#set({ phase: 'live', error: undefined });
      if (told.data.sequence > lastSequence(this.#state)) this.#refreshQuietly();
      return;
    }
    const isGap =
      told.type === 'session:message' && told.data.sequence > lastSequence(this.#state) + 1;
    if (!isGap) this.#set(heard(this.#state, told));
    if (isGap || isSceneOld(told)) this.#refreshQuietly();
  }

  /** A failed reading breaks nothing: the socket goes on, and the next news asks again. */
  #refreshQuietly(): void {
    this.refresh().catch((error: unknown) => {
      if (error instanceof ApiError) this.#set({ error });
    });
  }

  async #readScene(): Promise<void> {
    do {
      this.#isStale = false;
      const scene = await this.#api.sessions.scene(this.#options.session);
      // Something happened while it was read: what is shown stays until it was read again.
      if (this.#isStale && this.#state.scene) continue;
      this.#set(withScene(this.#state, scene));
      await this.#fillGap(scene.messages[0]?.sequence ?? 1);
    } while (this.#isStale && !this.#isClosed);
  }

  /** More was said while the line was broken than a scene holds: the rest is read too. */
  async #fillGap(first: number): Promise<void> {
    const before = this.#state.messages.filter(({ sequence }) => sequence < first);
    let last = before.at(-1)?.sequence ?? first - 1;
    while (last < first - 1 && !this.#isClosed) {
      const page = await this.#api.sessions.messages(this.#options.session, { after: last });
      if (page.messages.length === 0) return;
      this.#set({ messages: withMessages(this.#state.messages, page.messages) });
      last = page.messages.at(-1)?.sequence ?? first;
    }
  }

  #set(changed: Partial<PlayState>): void {
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

/** A socket needs a whole address: the base of a watched session is never empty. */
const socketAddress = (base: string, path: string) => `${base.replace(/^http/, 'ws')}${path}`;

function refusalOf(code: number): ApiError {
  return code === 4401
    ? new ApiError('show who you are', { code: 'UNAUTHORIZED', status: 401 })
    : new ApiError('there is no such session', { code: 'UNKNOWN_SESSION', status: 404 });
}
