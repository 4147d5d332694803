// Whether a process is there: it keeps a lock on one connection, and PostgreSQL frees the lock when that connection is gone.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * The locks of all who are there, asked for once in a statement. It is a hint, never a right: a living process may
 * lose its connection, so whoever takes its place does so under the next token, and the fence decides.
 */
export const PRESENT = `array(
  select p.classid::bigint << 32 | p.objid::bigint from pg_locks p
  where p.locktype = 'advisory' and p.objsubid = 1 and p.granted
    and p.database = (select d.oid from pg_database d where d.datname = current_database()))`;

/** Keeps a new lock on a connection for as long as it lasts; gives its number. */
export async function bePresentOn(client: pg.Client): Promise<string> {
  const presence = randomBytes(8).readBigInt64BE().toString();
  await client.query('select pg_advisory_lock($1)', [presence]);
  return presence;
}
