// A session as it is played, kept in step with the server: reads the scene, hears the socket, comes back after every break.
import { PROTOCOL_VERSION } from '@hakoniwa/protocol';
import type { PlayClientMessage, PlayServerMessage } from '@hakoniwa/protocol/sessions';
import { createApi } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { limits } from '../limits.ts';
import { LiveStore, watchdog } from '../live-store.ts';
import type { ApiPlace } from '../request.ts';
import { playPaths } from './paths.ts';
import {
  heard,
  isSceneOld,
  lastSequence,
  NOTHING_PLAYED,
  type ShownPlay,
  withMessages,
  withScene,
} from './play-state.ts';

interface SessionWatchOptions extends ApiPlace {
  readonly session: string;
  /** Where the runtime has none of its own. */
  readonly socket?: typeof WebSocket;
  readonly random?: () => number;
}

/** Whether asking again unchanged is of no use. */
const isRefusal = ({ status }: ApiError) => [401, 403, 404].includes(status);

/** Close codes after which it is of no use either. */
const REFUSALS = new Set([4401, 4404]);

/** Watches until it is closed; `subscribe` and `state` fit React's external stores. */
export class SessionWatch {
  readonly #options: SessionWatchOptions;
  readonly #api: ReturnType<typeof createApi>;
  readonly #live: LiveStore<ShownPlay>;
  #socket: WebSocket | undefined;
  #reading: Promise<void> | undefined;
  #isStale = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
    this.#api = createApi(options);
    this.#live = new LiveStore<ShownPlay>({
      ...{ first: NOTHING_PLAYED, random: options.random, whenBroken: { progress: undefined } },
      connect: (onAlive) => this.#listen(onAlive),
      isRefusal,
    });
  }

  get state(): ShownPlay {
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
    this.#socket?.close();
    clearTimeout(this.#again);
  }

  /** Reads the scene again; asked while it is being read, it is read once more. */
  refresh(): Promise<void> {
    if (this.#reading) this.#isStale = true;
    this.#reading ??= this.#readScene();
    return this.#reading;
  }

  /** Reads the messages before the first one that is known. */
  async readEarlier(): Promise<void> {
    const first = this.state.messages[0]?.sequence ?? 1;
    if (first <= 1) return;
    const { messages } = await this.#api.sessions.messages(this.#options.session, {
      before: first,
    });
    this.#live.set({ messages: withMessages(this.state.messages, messages) });
  }

  /** One connection from its beginning to its end; what ended it, when that is known. */
  async #listen(onAlive: () => void): Promise<ApiError | undefined> {
    try {
      await this.refresh();
    } catch (error) {
      return error instanceof ApiError ? error : undefined;
    }
    return this.#live.isClosed ? undefined : await this.#converse(onAlive);
  }

  #converse(onAlive: () => void): Promise<ApiError | undefined> {
    const { base, session, socket: Socket = WebSocket } = this.#options;
    const socket = new Socket(socketAddress(base, playPaths.session(session, '/socket')));
    this.#socket = socket;
    const say = (message: PlayClientMessage) => socket.send(JSON.stringify(message));
    const beat = setInterval(() => {
      if (socket.readyState === socket.OPEN) say({ type: 'heartbeat' });
    }, limits.heartbeatMs);
    const dog = watchdog(limits.socketSilenceMs, () => socket.close());
    return new Promise((resolve) => {
      socket.addEventListener('open', () =>
        say({ type: 'hello', version: PROTOCOL_VERSION, after: lastSequence(this.state) }),
      );
      socket.addEventListener('message', ({ data }) => {
        dog.heard();
        const told = JSON.parse(String(data)) as PlayServerMessage;
        if (told.type === 'session:welcome') onAlive();
        this.#hear(told);
      });
      // What broke is told by the close that follows.
      socket.addEventListener('error', () => undefined);
      socket.addEventListener('close', ({ code }) => {
        clearInterval(beat);
        clearTimeout(this.#again);
        dog.stop();
        resolve(REFUSALS.has(code) ? refusalOf(code) : undefined);
      });
    });
  }

  #hear(told: PlayServerMessage): void {
    if (told.type === 'session:welcome') {
      this.#live.set({ phase: 'live', error: undefined });
      if (told.data.sequence > lastSequence(this.state)) this.#refreshQuietly();
      return;
    }
    const isGap =
      told.type === 'session:message' && told.data.sequence > lastSequence(this.state) + 1;
    if (!isGap) this.#live.set(heard(this.state, told));
    if (isGap || isSceneOld(told)) this.#refreshQuietly();
  }

  /** A failed reading breaks nothing: the socket goes on, and it is read again soon, as there may be no more news. */
  #refreshQuietly(): void {
    this.refresh().catch((error: unknown) => {
      if (error instanceof ApiError) this.#live.set({ error });
      if (error instanceof ApiError && isRefusal(error)) return;
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#refreshQuietly(), limits.rereadMs);
    });
  }

  async #readScene(): Promise<void> {
    try {
      do {
        this.#isStale = false;
        const scene = await this.#api.sessions.scene(this.#options.session);
        // Something happened while it was read: what is shown stays until it was read again.
        if (this.#isStale && this.state.scene) continue;
        this.#live.set({ ...withScene(this.state, scene), error: undefined });
        await this.#fillGap(scene.messages[0]?.sequence ?? 1);
      } while (this.#isStale && !this.#live.isClosed);
    } finally {
      // In the same breath as the last look: whoever asks from now on begins a reading of their own.
      this.#reading = undefined;
    }
  }

  /** More was said while the line was broken than a scene holds: the rest is read too. */
  async #fillGap(first: number): Promise<void> {
    const before = this.state.messages.filter(({ sequence }) => sequence < first);
    let last = before.at(-1)?.sequence ?? first - 1;
    while (last < first - 1 && !this.#live.isClosed) {
      const page = await this.#api.sessions.messages(this.#options.session, { after: last });
      if (page.messages.length === 0) return;
      this.#live.set({ messages: withMessages(this.state.messages, page.messages) });
      last = page.messages.at(-1)?.sequence ?? first;
    }
  }
}

/** A socket needs a whole address: the base of a watched session is never empty. */
const socketAddress = (base: string, path: string) => `${base.replace(/^http/, 'ws')}${path}`;

function refusalOf(code: number): ApiError {
  return code === 4401
    ? new ApiError('show who you are', { code: 'UNAUTHORIZED', status: 401 })
    : new ApiError('there is no such session', { code: 'UNKNOWN_SESSION', status: 404 });
}
