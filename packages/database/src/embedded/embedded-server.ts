// The embedded database server: made on first use, adopted when it runs, started again when it dies.
import { readFile, realpath } from 'node:fs/promises';
import { makeFolder } from '../make-folder.ts';
import { StoreWriteError } from '../store-error.ts';
import { accountFor } from './account.ts';
import { findBinaries, placesForCopies } from './binaries.ts';
import { type Cluster, prepareCluster, ROLE } from './cluster.ts';
import { folderFailure } from './folder-failure.ts';
import { withFolderLock } from './folder-lock.ts';
import { type ClusterLayout, clusterLayoutOf } from './layout.ts';
import { limits } from './limits.ts';
import { type Postmaster, runningPostmaster } from './postmaster.ts';
import { type StopMode, startServer, stopServer } from './start-server.ts';
import { addUser, removeUser } from './users.ts';

export interface EmbeddedOptions {
  /** The folder of the database; made when it is not there. */
  readonly folder: string;
  /** Other programs than the installed ones: a folder with `initdb` and `postgres` in it. */
  readonly bin?: string | undefined;
  /** Leaves the server running when the last user goes. */
  readonly isKept?: boolean | undefined;
  /** Told when the server died and was started again, or could not be. */
  readonly onNotice?: ((notice: EmbeddedNotice) => void) | undefined;
}

export interface EmbeddedNotice {
  readonly code: 'DATABASE_RESTARTED' | 'DATABASE_DOWN';
  readonly folder: string;
  readonly reason?: string;
  /** Why it could not be started again. */
  readonly error?: unknown;
}

/** How to reach the server; the shape the driver takes. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** This process's use of the server of one folder. */
export class EmbeddedServer {
  readonly folder: string;
  readonly #cluster: Cluster;
  readonly #options: EmbeddedOptions;
  readonly #mark: string;
  readonly #password: string;
  readonly #watch: NodeJS.Timeout;
  readonly #listeners = new Set<(notice: EmbeddedNotice) => void>();
  #running: Postmaster;
  #revival: Promise<void> | undefined;
  #isClosed = false;
  /** Tries in a row that did not bring the server back, and when the next one is due. */
  #failures = 0;
  #notBefore = 0;

  private constructor(cluster: Cluster, options: EmbeddedOptions, opened: Opened) {
    this.folder = cluster.layout.folder;
    this.#cluster = cluster;
    this.#options = options;
    this.#mark = opened.mark;
    this.#password = opened.password;
    this.#running = opened.running;
    if (options.onNotice) this.hear(options.onNotice);
    this.#watch = setInterval(() => void this.#look(), limits.watchMs);
    this.#watch.unref();
  }

  /** Makes, starts or adopts the server of a folder. */
  static async open(options: EmbeddedOptions): Promise<EmbeddedServer> {
    try {
      await makeFolder(options.folder, 0o700).catch((error: unknown) => {
        throw new StoreWriteError(options.folder, error);
      });
      const layout = clusterLayoutOf(await realpath(options.folder));
      return await withFolderLock(layout.lock, () => EmbeddedServer.#openIn(layout, options));
    } catch (error) {
      throw folderFailure(error, options.folder) ?? error;
    }
  }

  static async #openIn(layout: ClusterLayout, options: EmbeddedOptions): Promise<EmbeddedServer> {
    const account = await accountFor(layout.data);
    const places = placesForCopies(layout.folder);
    const binaries = await findBinaries({ account, places, bin: options.bin });
    const cluster = { layout, account, binaries };
    await prepareCluster(cluster);
    const running = await startServer(cluster);
    const password = await readFile(layout.password, 'utf8');
    const mark = await addUser(layout.users);
    return new EmbeddedServer(cluster, options, { mark, password, running });
  }

  /** How to reach the server now. */
  get address(): ServerAddress {
    const { socket, port } = this.#running;
    return { host: socket || '127.0.0.1', port, user: ROLE, password: this.#password };
  }

  /** The number of the server's process. */
  get pid(): number {
    return this.#running.pid;
  }

  /** Hears that the server died and was started again, or could not be. */
  hear(listener: (notice: EmbeddedNotice) => void): void {
    this.#listeners.add(listener);
  }

  /** Leaves the server; the last one to leave stops it. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#watch);
    await this.#revival;
    const { lock, users, data } = this.#cluster.layout;
    await withFolderLock(lock, async () => {
      const { isLast } = await removeUser(users, this.#mark);
      if (isLast && !this.#options.isKept) await stopServer(data);
    });
  }

  async #look(): Promise<void> {
    if (this.#revival || this.#isClosed || performance.now() < this.#notBefore) return;
    const { data, folder } = this.#cluster.layout;
    this.#revival = this.#revive(data)
      .then(() => {
        this.#failures = 0;
      })
      .catch((error: unknown) => {
        // A disk that is full stays so for a while: each try waits longer than the one before it.
        const pauseMs = Math.min(limits.watchMs * 2 ** this.#failures++, limits.reviveMaxMs);
        this.#notBefore = performance.now() + pauseMs;
        const reason = error instanceof Error ? error.message : String(error);
        this.#tell({ code: 'DATABASE_DOWN', folder, reason, error });
      })
      .finally(() => {
        this.#revival = undefined;
      });
    await this.#revival;
  }

  /** A server somebody killed is started again; another process may have done so before us. */
  async #revive(data: string): Promise<void> {
    if ((await runningPostmaster(data))?.pid === this.#running.pid) return;
    const { layout } = this.#cluster;
    await withFolderLock(layout.lock, async () => {
      this.#running = await startServer(this.#cluster);
    });
    this.#tell({ code: 'DATABASE_RESTARTED', folder: layout.folder });
  }

  #tell(notice: EmbeddedNotice): void {
    for (const listener of this.#listeners) listener(notice);
  }
}

interface Opened {
  readonly mark: string;
  readonly password: string;
  readonly running: Postmaster;
}

/** Stops the server of a folder whoever uses it; nothing happens when none runs. */
export async function stopEmbedded(folder: string, mode?: StopMode): Promise<void> {
  await stopServer(clusterLayoutOf(await realpath(folder)).data, mode);
}
