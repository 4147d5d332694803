// A database, embedded or on a server: connections, tables up to date, transactions.
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type EmbeddedOptions, EmbeddedServer } from '../embedded/embedded-server.ts';
import { storageFailure } from '../storage/storage-failure.ts';
import { StorageWatch } from '../storage/storage-watch.ts';
import { ownersOf, type TableOwner } from '../tables/table-owner.ts';
import { isConnectionLoss, type Patience, throughOutage } from './connection-loss.ts';
import { Connection, Connections } from './connections.ts';
import { DatabaseRefusedError, DatabaseUnavailableError } from './errors.ts';
import { Feed } from './feed.ts';
import { limits } from './limits.ts';
import { migrate } from './migrate.ts';
import { tryWrite } from './try-write.ts';

/** What queries are written with; also inside a transaction. */
export type Queries = NodePgDatabase;
/** A transaction: what is written with it is kept as a whole or not at all. */
export type Transaction = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase extends DatabaseAddress {
  /** Whose tables it holds; those they stand on come by themselves. */
  readonly tables: readonly TableOwner[];
  readonly poolSize?: number | undefined;
  /** Who hears that the database is away, and who ends the waiting for it. */
  readonly patience?: Patience | undefined;
  /** Looks on only: no table is made or changed, and nothing can be written. */
  readonly isReadOnly?: boolean | undefined;
}

/** Where a database is. */
export interface DatabaseAddress {
  /** A server, PostgreSQL 15 or newer. */
  readonly url?: string | undefined;
  /** The embedded database in a folder. */
  readonly embedded?: EmbeddedOptions | undefined;
  /** The name of the database on the embedded server; made when it is not there. */
  readonly name?: string | undefined;
}

/** The name of the one database the embedded server holds as a rule. */
const NAME = 'hakoniwa';

export class Database {
  /** Where it is, without secrets: a folder, or the host of a server. */
  readonly place: string;
  /** Whose tables it holds, each after those it points to. */
  readonly owners: readonly TableOwner[];
  /** Queries by drizzle, outside of any transaction. */
  readonly queries: Queries;
  readonly pool: pg.Pool;
  /** News of gardens between processes. */
  readonly feed: Feed;
  /** Whether things can be kept: what the disk said, and how much room it has. */
  readonly storage: StorageWatch;
  readonly #settings: () => pg.ClientConfig;
  readonly #server: EmbeddedServer | undefined;
  readonly #closing = new AbortController();
  readonly #patience: Patience;

  private constructor(
    { place, settings, server, size }: Opened,
    { tables, patience = {} }: Pick<OpenDatabase, 'tables' | 'patience'>,
  ) {
    this.place = place;
    this.owners = ownersOf(tables);
    this.#settings = settings;
    this.#server = server;
    const folder = server?.folder;
    this.storage = new StorageWatch({ place, folder, tryWrite: () => this.withClient(tryWrite) });
    server?.hear(({ error }) => this.storage.note(error));
    const ends = [this.#closing.signal, patience.signal].filter((one) => one !== undefined);
    this.#patience = { ...patience, signal: AbortSignal.any(ends) };
    const onRefusal = (error: unknown) => this.storage.note(error);
    this.pool = new Connections({ settings, size, patience: this.#patience, onRefusal });
    this.queries = drizzle(this.pool, { casing: 'snake_case' });
    this.feed = new Feed(this);
  }

  /** Opens a database and brings its tables up to date. */
  static async open(input: OpenDatabase): Promise<Database> {
    const opened = await settingsOf(input);
    const database = new Database(opened, input);
    try {
      if (!input.isReadOnly) {
        if (opened.server) await database.#makeIfMissing(input.name ?? NAME);
        const make = () => database.withClient((client) => migrate(client, database.owners));
        await throughOutage(make, database.#patience);
      }
    } catch (error) {
      await database.close();
      throw refusal(database.place, error);
    }
    return database;
  }

  /** The process of the embedded server, if there is one. */
  get serverPid(): number | undefined {
    return this.#server?.pid;
  }

  /** Runs work in one transaction. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.queries.transaction(work);
  }

  /** Lends a connection of the pool for several statements. */
  async withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let failure: unknown;
    try {
      return await work(client);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isConnectionLoss(failure));
    }
  }

  /** A connection apart from the pool, for listening; whoever takes it ends it. */
  async connect(): Promise<pg.Client> {
    const client = new Connection(this.#settings(), (error) => this.storage.note(error));
    await client.connect();
    return client;
  }

  /** How another driver of the same process reaches the database. */
  get settings(): pg.ClientConfig {
    return this.#settings();
  }

  /** Lets go of the connections, and of the embedded server; nobody waits for a database that is away. */
  async close(): Promise<void> {
    this.storage.close();
    this.#closing.abort();
    await this.feed.close();
    if (!this.pool.ended) await this.pool.end();
    await this.#server?.close();
  }

  async #makeIfMissing(name: string): Promise<void> {
    await throughOutage(async () => {
      const client = new Connection({ ...this.#settings(), database: 'postgres' });
      await client.connect();
      try {
        const there = await client.query('select 1 from pg_database where datname = $1', [name]);
        if (there.rowCount === 0)
          await client.query(`create database ${client.escapeIdentifier(name)}`);
      } catch (error) {
        // Two processes may make it at once; the second finds it made.
        const isMade =
          error instanceof pg.DatabaseError && /^(42P04|23505)$/.test(error.code ?? '');
        if (!isMade) throw error;
      } finally {
        await client.end();
      }
    }, this.#patience);
  }
}

/** What the disk did; classes 28 and 3D: not these credentials, no such database. */
function refusal(place: string, error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return error;
  if (isConnectionLoss(error)) return new DatabaseUnavailableError(error);
  const failure = storageFailure(error, place);
  if (failure) return failure;
  const isRefused = error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? '');
  return isRefused ? new DatabaseRefusedError(place, error) : error;
}

interface Opened {
  readonly place: string;
  readonly settings: () => pg.ClientConfig;
  readonly server?: EmbeddedServer;
  readonly size: number;
}

async function settingsOf(input: OpenDatabase): Promise<Opened> {
  const { url, embedded, name = NAME, poolSize: size = limits.poolSize } = input;
  const always = {
    ...(input.isReadOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    application_name: 'hakoniwa',
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
  };
  if (url !== undefined) {
    const settings = { ...always, connectionString: url };
    return { place: decodeURIComponent(new URL(url).host), settings: () => settings, size };
  }
  if (!embedded) throw new TypeError('a database needs a url or an embedded folder');
  const server = await EmbeddedServer.open(embedded);
  const settings = () => ({ ...always, ...server.address, database: name });
  return { place: server.folder, settings, server, size };
}

/** Opens a database and brings its tables up to date. */
export function openDatabase(input: OpenDatabase): Promise<Database> {
  return Database.open(input);
}
