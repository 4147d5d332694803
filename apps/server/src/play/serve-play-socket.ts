// A session's socket from hello to goodbye: what was missed, then news as it comes, a sign of life in between.
import { CLOSE } from '@hakoniwa/protocol';
import { type PlayServerMessage, playClientMessageSchema } from '@hakoniwa/protocol/sessions';
import type { Player } from '@hakoniwa/sessions';
import type { WebSocket } from 'ws';
import type { CompleteApp } from '../app-parts.ts';
import type { Pass } from '../borders/pass.ts';
import { countMessages } from './count-messages.ts';
import { PlayFollower } from './play-follower.ts';
import type { Playing } from './playing.ts';

interface Serving {
  readonly playing: Playing;
  readonly player: Player;
  readonly sessionId: string;
  readonly pass: Pass;
  readonly parts: Pick<CompleteApp, 'viewers' | 'socket' | 'log'>;
}

/** Codes of RFC 6455. */
const GOING_AWAY = 1001;
const INTERNAL = 1011;
/** Milliseconds between two signs of life. */
const BEAT_MS = 5_000;

/** Serves a socket that is open. */
export function servePlaySocket(socket: WebSocket, serving: Serving): void {
  const { parts, sessionId, pass } = serving;
  let follower: PlayFollower | undefined;
  let isAlive = true;
  let isClosing = false;
  const close = (code: number, reason: string) => {
    isClosing = true;
    follower?.stop();
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), parts.socket.lingerMs).unref();
  };
  const send = (message: PlayServerMessage) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > parts.socket.bufferedBytes)
      close(CLOSE.tooSlow, 'reads too slowly');
    else socket.send(JSON.stringify(message));
  };
  const leave = parts.viewers.enter({
    ...{ kind: 'socket', garden: sessionId, pass },
    close: (reason) => {
      send({ type: 'session:bye', data: { reason } });
      close(GOING_AWAY, reason);
    },
  });
  const begin = (after: number | undefined) => {
    follower = new PlayFollower({ ...serving, send });
    follower.run(after).catch((error: unknown) => {
      parts.log.error({ err: error }, 'a session’s socket failed');
      close(INTERNAL, 'a mistake of ours');
    });
  };
  const silence = setTimeout(() => {
    if (!follower) close(CLOSE.silent, 'said no hello');
  }, parts.socket.helloMs);
  const beat = setInterval(() => follower?.beat(), BEAT_MS);
  const pulse = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, parts.socket.heartbeatMs);
  countMessages(socket, {
    most: parts.socket.messagesPerMinute,
    exceeded: () => close(CLOSE.badMessage, 'too many messages'),
  });
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data, isBinary) => {
    if (isClosing) return;
    isAlive = true;
    const heard = isBinary ? undefined : readMessage(String(data));
    if (!heard) close(CLOSE.badMessage, 'this is no message');
    else if (heard.type === 'hello' && follower) close(CLOSE.badMessage, 'said hello twice');
    else if (heard.type === 'hello') begin(heard.after);
  });
  // A broken line closes next; there is nothing to answer.
  socket.on('error', (error) => parts.log.debug({ err: error }, 'socket'));
  socket.on('close', () => {
    clearTimeout(silence);
    clearInterval(beat);
    clearInterval(pulse);
    follower?.stop();
    leave();
  });
}

function readMessage(text: string) {
  try {
    return playClientMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
