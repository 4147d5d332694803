// A socket from its first word to its last: hello, heartbeats, a bounded number of messages, a code at the end.
import { audienceOf, CLOSE, type ClientMessage, readClientMessage } from '@hakoniwa/protocol';
import type { WebSocket } from 'ws';
import type { CompleteApp } from '../app-parts.ts';
import type { Pass } from '../borders/pass.ts';
import type { OpenGarden } from '../gardens/gardens.ts';
import { countMessages } from './count-messages.ts';
import { type Since, type SocketLine, SocketViewer } from './socket-viewer.ts';

interface Serving {
  readonly garden: OpenGarden;
  readonly pass: Pass;
  readonly house: Pick<CompleteApp, 'viewers' | 'socket' | 'log'>;
  /** What the address already said instead of a hello. */
  readonly hello?: Hello | undefined;
}

export interface Hello {
  readonly as: string;
  readonly since?: Since | undefined;
}

/** Serves a socket that is open. */
export function serveSocket(socket: WebSocket, serving: Serving): void {
  new SocketService(socket, serving).start();
}

class SocketService {
  readonly #socket: WebSocket;
  readonly #serving: Serving;
  #viewer: SocketViewer | undefined;
  #isAlive = true;
  #isClosing = false;
  #timers: NodeJS.Timeout[] = [];

  constructor(socket: WebSocket, serving: Serving) {
    this.#socket = socket;
    this.#serving = serving;
  }

  start(): void {
    const { garden, house, hello, pass } = this.#serving;
    const { helloMs, heartbeatMs } = house.socket;
    const leave = house.viewers.enter({
      kind: 'socket',
      garden: garden.facts.id,
      pass,
      close: (reason) => this.#sayBye(reason),
    });
    countMessages(this.#socket, {
      most: house.socket.messagesPerMinute,
      exceeded: () => this.#close(CLOSE.badMessage, 'too many messages'),
    });
    this.#socket.on('message', (data, isBinary) => this.#hear(String(data), isBinary));
    this.#socket.on('pong', () => this.#keepAlive());
    // A broken line closes next; there is nothing to answer.
    this.#socket.on('error', (error) => house.log.debug({ err: error }, 'socket'));
    this.#socket.on('close', () => {
      for (const timer of this.#timers) clearInterval(timer);
      this.#viewer?.end();
      leave();
    });
    if (hello) this.#welcome(hello);
    else
      this.#timers.push(
        setTimeout(() => {
          if (!this.#viewer) this.#close(CLOSE.silent, 'said no hello');
        }, helloMs),
      );
    this.#timers.push(setInterval(() => this.#beat(), heartbeatMs));
  }

  #hear(text: string, isBinary: boolean): void {
    if (this.#isClosing) return;
    this.#keepAlive();
    const read = isBinary ? ({ ok: false, why: 'broken' } as const) : readClientMessage(text);
    if (read.ok) this.#follow(read.message);
    else if (read.why === 'version') this.#close(CLOSE.version, 'another version is spoken here');
    else this.#close(CLOSE.badMessage, 'this is no message');
  }

  #follow(message: ClientMessage): void {
    if (message.type === 'heartbeat') return;
    const { as, after, branch } = message;
    if (this.#viewer) this.#close(CLOSE.badMessage, 'said hello twice');
    else this.#welcome({ as, since: after === undefined ? undefined : { after, branch } });
  }

  #welcome({ as, since }: Hello): void {
    const { garden, house } = this.#serving;
    const audience = audienceOf(as);
    if (!audience || ('id' in audience && !garden.world.characters.has(audience.id))) {
      this.#close(CLOSE.notFound, 'there is no such character');
      return;
    }
    const viewer = new SocketViewer({ garden, audience, line: this.#line(), limits: house.socket });
    this.#viewer = viewer;
    viewer.begin(since).catch((error: unknown) => {
      house.log.error({ err: error }, 'a socket failed');
      this.#close(INTERNAL, 'a mistake of ours');
    });
  }

  #line(): SocketLine {
    return {
      send: (text) => this.#socket.send(text),
      buffered: () => this.#socket.bufferedAmount,
      close: (code, reason) => this.#close(code, reason),
    };
  }

  #beat(): void {
    if (!this.#isAlive) {
      this.#close(CLOSE.silent, 'did not answer');
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
    this.#viewer?.beat();
  }

  #keepAlive(): void {
    this.#isAlive = true;
  }

  #sayBye(reason: string): void {
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(JSON.stringify({ type: 'bye', reason }));
    this.#close(GOING_AWAY, reason);
  }

  /** Closes with a code; whoever does not take it in time is cut off. */
  #close(code: number, reason: string): void {
    this.#isClosing = true;
    this.#viewer?.end();
    this.#socket.close(code, reason);
    const { lingerMs } = this.#serving.house.socket;
    this.#timers.push(setTimeout(() => this.#socket.terminate(), lingerMs));
  }
}

/** Codes of RFC 6455. */
const GOING_AWAY = 1001;
const INTERNAL = 1011;
