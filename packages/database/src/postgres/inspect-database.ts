// Looks at a database without changing it: its version, its tables, its size, its clock.
import pg from 'pg';
import type { TableOwner } from '../tables/table-owner.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { DatabaseRefusedError, DatabaseUnavailableError } from './errors.ts';
import { limits } from './limits.ts';
import { migrationsState, type TablesAge } from './migrate.ts';

export interface DatabaseState {
  /** As the server says it. */
  readonly version: string;
  /** Whether it is older than anything this was tried with. */
  readonly isTooOld: boolean;
  /** `none` before the first start, `older` when the next start brings it up to date. */
  readonly tables: TablesAge;
  readonly sizeBytes: number;
  /** The server's clock, as ours would say it. */
  readonly nowMs: number;
}

/** Asks a server; throws DatabaseUnavailableError or DatabaseRefusedError. */
export async function inspectDatabase(
  settings: pg.ClientConfig,
  owners: readonly TableOwner[],
): Promise<DatabaseState> {
  const client = new pg.Client({
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.connectMs,
    application_name: 'hakoniwa doctor',
    ...settings,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // One question at a time and by itself: a server too old for our statements still answers this.
    const version = await client.query<{ name: string; number: string }>(
      `select current_setting('server_version') as name, current_setting('server_version_num') as number`,
    );
    const { name = '', number = '0' } = version.rows[0] ?? {};
    const isTooOld = Number(number) < limits.oldestVersion;
    if (isTooOld)
      return { version: name, isTooOld, tables: 'none', sizeBytes: 0, nowMs: Date.now() };
    const { rows } = await client.query<{ size: string; now: string }>(
      `select pg_database_size(current_database())::text as size,
        (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now`,
    );
    const tables = await migrationsState(client, owners);
    const [{ size, now } = { size: '0', now: '0' }] = rows;
    return { version: name, isTooOld, tables, sizeBytes: Number(size), nowMs: Number(now) };
  } catch (error) {
    throw refusalOf(error, settings);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function refusalOf(error: unknown, { connectionString, host }: pg.ClientConfig): unknown {
  const place = connectionString ? new URL(connectionString).host : (host ?? '');
  if (error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? ''))
    return new DatabaseRefusedError(decodeURIComponent(place), error);
  const isLost = isConnectionLoss(error) || (error instanceof Error && 'code' in error);
  const isSilent = error instanceof Error && /timeout|terminated/i.test(error.message);
  return isLost || isSilent ? new DatabaseUnavailableError(error) : error;
}
