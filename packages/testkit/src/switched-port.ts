// A port that leads to a server, nowhere, or to a server that keeps silent, as it is switched: an outage without ending the server.
import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';

export class Switch {
  readonly #to: NetConnectOpts;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #held = new Set<() => void>();
  #state: 'open' | 'closed' | 'held' = 'closed';
  #port = 0;
  #tries = 0;

  /** Closed at first. */
  constructor(to: NetConnectOpts) {
    this.#to = to;
    this.#server = createServer((near) => this.#take(near));
  }

  /** The port of this machine that leads there. */
  get port(): number {
    return this.#port;
  }

  /** How often somebody tried to get through. */
  get tries(): number {
    return this.#tries;
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Lets everybody through, those first who were held. */
  open(): void {
    this.#state = 'open';
    for (const go of this.#held) go();
    this.#held.clear();
  }

  /** Takes new connections and answers none of them, until it is opened. */
  hold(): void {
    this.#state = 'held';
  }

  /** Cuts every connection, and lets no new one through. */
  close(): void {
    this.#state = 'closed';
    this.#held.clear();
    for (const socket of this.#sockets) socket.destroy();
  }

  async end(): Promise<void> {
    this.close();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #take(near: Socket): void {
    this.#tries += 1;
    if (this.#state === 'closed') {
      near.destroy();
      return;
    }
    this.#keep(near);
    const go = () => this.#join(near);
    if (this.#state === 'held') this.#held.add(go);
    else go();
  }

  #join(near: Socket): void {
    const far = connect(this.#to);
    this.#keep(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

/** A switch before a server, closed at first. */
export function openSwitch(to: NetConnectOpts): Promise<Switch> {
  return new Switch(to).listen();
}
