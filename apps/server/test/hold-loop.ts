// Keeps the loop of a process from turning whenever it begins to connect to its database, as loading does on a busy machine.
import { Socket } from 'node:net';

/** Longer than a connection may take. */
const HELD_MS = 6_000;
/** Which connections meet it: not the first, for which everything else waits, and loading is not endless either. */
const [FIRST, LAST] = [2, 5];

const connect = Socket.prototype.connect;
let connections = 0;
Socket.prototype.connect = function (this: Socket, ...to: unknown[]): Socket {
  // Only after the socket has begun to connect: what is answered meanwhile cannot be read.
  connections += 1;
  if (connections >= FIRST && connections <= LAST) setImmediate(holdLoop);
  return Reflect.apply(connect, this, to) as Socket;
};

function holdLoop(): void {
  const until = performance.now() + HELD_MS;
  while (performance.now() < until);
}
