// Counts what a client sends over a socket, pings too: each of them is work.
import type { WebSocket } from 'ws';

interface Counting {
  /** So many in a minute. */
  readonly most: number;
  /** Called once, with the first that is too much. */
  readonly exceeded: () => void;
}

const KINDS = ['message', 'ping', 'pong'] as const;
const MINUTE_MS = 60_000;

/** Counts until the socket is closed. Listens before anybody else, so that what is too much is not heard by them. */
export function countMessages(socket: WebSocket, { most, exceeded }: Counting): void {
  let count = 0;
  const counted = () => {
    count += 1;
    if (count === most + 1) exceeded();
  };
  for (const kind of KINDS) socket.prependListener(kind, counted);
  const minute = setInterval(() => {
    count = 0;
  }, MINUTE_MS);
  socket.once('close', () => clearInterval(minute));
}
