// Says in the log that a newer PostgreSQL is known than the one gardens are kept in.
import { type Database, newerRelease } from '@hakoniwa/database';
import type { Log } from './log.ts';

/** Tells once, at the start; who runs the server can update it, the embedded one comes with a release of ours. */
export async function tellNewerDatabase(
  database: Pick<Database, 'pool'>,
  { log, isOwn }: { readonly log: Pick<Log, 'info' | 'warn'>; readonly isOwn: boolean },
): Promise<void> {
  const text = `select current_setting('server_version') as version`;
  const { rows } = await database.pool.query<{ version: string }>(text);
  const version = rows[0]?.version ?? '';
  const newer = newerRelease(version);
  if (newer === undefined) return;
  if (isOwn)
    log.warn({ version, newer }, 'a newer PostgreSQL mends defects of this one: update it');
  else log.info({ version, newer }, 'a newer PostgreSQL is known; it comes with the next release');
}
