// The connections of a process to its database: waited for through an outage, since nothing was sent on them yet.
import { Socket } from 'node:net';
import pg from 'pg';
import { afterLoopTime } from '../loop-time.ts';
import { type Patience, throughOutage } from './connection-loss.ts';
import { limits } from './limits.ts';
import { SoundClient } from './sound-client.ts';

/** No connection came in time. */
class NoConnectionError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** A connection; one that dies says so to whoever uses it next, and by itself does not end the process. */
export class Connection extends SoundClient {
  /** `onRefusal` hears every error the server sends, whoever asked and whatever they make of it. */
  constructor(settings: pg.ClientConfig, onRefusal: (error: unknown) => void = () => undefined) {
    const socket = new Socket();
    super({ ...settings, stream: () => socket });
    this.on('error', () => undefined);
    this.connection.on('errorMessage', onRefusal);
    const stop = afterLoopTime(limits.connectMs, () => socket.destroy(new NoConnectionError()));
    this.once('connect', stop);
    this.once('end', stop);
  }
}

interface ConnectionsOptions {
  /** The embedded server may come back elsewhere, so its address is asked for at each connection. */
  readonly settings: () => pg.ClientConfig;
  readonly size: number;
  readonly patience: Patience;
  /** Hears every error the server sends on any of them. */
  readonly onRefusal: (error: unknown) => void;
}

type Got = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;
type Done = (release?: Error | boolean) => void;

/** The connections a process shares. */
export class Connections extends pg.Pool {
  readonly #patience: Patience;

  constructor({ settings, size, patience, onRefusal }: ConnectionsOptions) {
    class Client extends Connection {
      constructor() {
        super(settings(), onRefusal);
      }
    }
    super({ max: size, Client });
    this.#patience = patience;
    // An idle connection that breaks is replaced at the next query.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(got: Got): void;
  override connect(got?: Got): Promise<pg.PoolClient> | undefined {
    const connecting = throughOutage(() => this.#once(), this.#patience);
    if (!got) return connecting;
    connecting.then(
      (client) => got(undefined, client, (release) => client.release(release)),
      (error: Error) => got(error, undefined, () => undefined),
    );
    return undefined;
  }

  /** One try; whoever waits for too long, for a new connection or for one in use, is told so. */
  async #once(): Promise<pg.PoolClient> {
    const connecting = super.connect();
    return new Promise((resolve, reject) => {
      let isLate = false;
      const stop = afterLoopTime(limits.connectMs, () => {
        isLate = true;
        reject(new NoConnectionError('no connection to the database is free'));
      });
      const settle = (client: pg.PoolClient) => (isLate ? client.release() : resolve(client));
      connecting.finally(stop).then(settle, reject);
    });
  }
}
