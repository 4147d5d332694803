// Leases: the right to be the one writer of a garden, until a moment of the database's clock or the holder's end.
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, PRESENT, throughOutage } from '@hakoniwa/database';
import { UnknownGardenError } from '../errors.ts';
import { GardenLeasedError, LeaseLostError } from './errors.ts';
import { checkFence, type Fence } from './fence.ts';
import { IS_HELD } from './is-held.ts';
import { limits } from './limits.ts';

export interface AcquireLease {
  readonly garden: string;
  /** Who asks, in words for people: a host and a process. */
  readonly holder: string;
  /** Milliseconds it holds without being renewed. */
  readonly ttlMs?: number | undefined;
  /** Renews it by itself until it is released; on when left out. */
  readonly isRenewed?: boolean | undefined;
}

/** A lock that nobody else sees, as behind a proxy that shares connections, would say of the living that they are gone. */
const SEEN = `case when $4::bigint = any (${PRESENT}) then $4::bigint end`;

/** A row whose time ran out or whose holder is gone goes to whoever comes first, with the next token; tokens never go back. */
const TAKE = `
insert into hakoniwa.leases as l (garden_id, holder, token, expires_at, presence)
select id, $2, 1, clock_timestamp() + $3 * interval '1 millisecond', ${SEEN}
from hakoniwa.gardens where name = $1
on conflict (garden_id) do update
set holder = excluded.holder, token = l.token + 1, presence = excluded.presence,
    expires_at = clock_timestamp() + $3 * interval '1 millisecond'
where not ${IS_HELD}
returning token`;

const SET_EXPIRY = `
update hakoniwa.leases
set expires_at = clock_timestamp() + $3 * interval '1 millisecond', presence = ${SEEN}
where garden_id = (select id from hakoniwa.gardens where name = $1) and token = $2`;

const RENEW_ALL = `
update hakoniwa.leases l
set expires_at = clock_timestamp() + held.ttl * interval '1 millisecond', presence = ${SEEN}
from unnest($1::text[], $2::bigint[], $3::int[]) as held(garden, token, ttl)
join hakoniwa.gardens g on g.name = held.garden
where l.garden_id = g.id and l.token = held.token
returning g.name`;

interface Granted extends Fence {
  readonly holder: string;
  readonly ttlMs: number;
  readonly isRenewed: boolean;
}

/** A garden's lease in the hands of this process. Give it to the store: `store.under(lease)`. */
export class Lease implements Fence {
  readonly garden: string;
  readonly token: number;
  readonly holder: string;
  readonly #database: Database;
  readonly #ttlMs: number;
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, given: Granted) {
    this.garden = given.garden;
    this.token = given.token;
    this.holder = given.holder;
    this.#database = database;
    this.#ttlMs = given.ttlMs;
    if (given.isRenewed) this.#timer = setInterval(() => this.#renewSoon(), given.ttlMs / 3);
    this.#timer?.unref();
  }

  /** Holds on to many for another term in one statement; those that were taken over are given up. */
  static async renewAll(database: Database, leases: readonly Lease[]): Promise<void> {
    if (leases.length === 0) return;
    const gardens = leases.map(({ garden }) => garden);
    const terms = leases.map((lease) => lease.#ttlMs);
    const values = [gardens, leases.map(({ token }) => token), terms, database.feed.presence];
    const { rows } = await throughOutage(() =>
      database.pool.query<{ name: string }>(RENEW_ALL, values),
    );
    const held = new Set(rows.map(({ name }) => name));
    for (const lease of leases) if (!held.has(lease.garden)) lease.#giveUp();
  }

  /** Aborted when the lease is known to be lost; writes are refused by the database in any case. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  /** Holds on for another term; LEASE_LOST when somebody took over. */
  async renew(): Promise<void> {
    if (await this.#setExpiry(this.#ttlMs)) return;
    this.#giveUp();
    throw new LeaseLostError(this.garden);
  }

  /** Lets go, so that the next writer need not wait. */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#setExpiry(0);
    this.#database.feed.tell(this.garden);
  }

  async #setExpiry(ms: number): Promise<boolean> {
    const values = [this.garden, this.token, ms, this.#database.feed.presence];
    const { rowCount } = await throughOutage(() => this.#database.pool.query(SET_EXPIRY, values));
    return rowCount === 1;
  }

  #renewSoon(): void {
    // While the database is away nobody can take over either: the next beat tries again.
    this.renew().catch((error: unknown) => {
      if (error instanceof LeaseLostError) return;
      if (this.#database.pool.ended) this.#giveUp();
    });
  }

  #giveUp(): void {
    clearInterval(this.#timer);
    this.#lost.abort();
  }
}

/** Takes the lease of a garden; GARDEN_LEASED while somebody else holds it. */
export async function acquireLease(database: Database, input: AcquireLease): Promise<Lease> {
  const { garden, holder, ttlMs = limits.leaseMs, isRenewed = true } = input;
  const values = [garden, holder, ttlMs, await database.feed.bePresent()];
  const { rows } = await throughOutage(() => database.pool.query<{ token: string }>(TAKE, values));
  const [row] = rows;
  if (row) {
    return new Lease(database, { garden, holder, ttlMs, isRenewed, token: Number(row.token) });
  }
  const there = 'select from hakoniwa.gardens where name = $1';
  const { rowCount } = await throughOutage(() => database.pool.query(there, [garden]));
  if (rowCount === 0) throw new UnknownGardenError(garden);
  await throughOutage(() => checkFence(database.pool, { garden, fence: undefined }));
  // It ran out between the two looks.
  return acquireLease(database, input);
}

/** Takes the lease as soon as its holder lets go or dies. */
export async function waitForLease(
  database: Database,
  input: AcquireLease & { readonly signal?: AbortSignal },
): Promise<Lease> {
  for (;;) {
    input.signal?.throwIfAborted();
    try {
      return await acquireLease(database, input);
    } catch (error) {
      if (!(error instanceof GardenLeasedError)) throw error;
      const ms = Math.min(error.expiresInMs + 1, limits.leaseLookMs);
      await wait(ms, undefined, input.signal ? { signal: input.signal } : {});
    }
  }
}
