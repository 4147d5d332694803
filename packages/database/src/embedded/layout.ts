// The names inside a database folder, and where its socket is.
import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { SystemAccount } from './account.ts';
import { chownTo } from './chown-to.ts';
import { DatabaseStartError } from './errors.ts';
import { limits } from './limits.ts';

export interface ClusterLayout {
  readonly folder: string;
  /** Everything that makes the database; comes into being whole, by one rename. */
  readonly cluster: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  /** The generated password, for our account only. */
  readonly password: string;
  /** Held while a process starts or stops the server. */
  readonly lock: string;
  /** One mark per process that uses the server. */
  readonly users: string;
  readonly log: string;
}

/** The names inside a folder. */
export function clusterLayoutOf(folder: string): ClusterLayout {
  const cluster = join(folder, 'cluster');
  return {
    folder,
    cluster,
    data: join(cluster, 'data'),
    password: join(cluster, 'password'),
    lock: join(folder, 'lock'),
    users: join(folder, 'users'),
    log: join(folder, 'server.log'),
  };
}

/** The port whose number only names the socket. */
export const SOCKET_PORT = 5432;

/**
 * A folder of the server's own for its socket, under the system's folder for such things: a path
 * into somebody's data folder may be longer than a socket's name can be.
 */
export async function socketFolder(
  { folder }: ClusterLayout,
  account: SystemAccount,
): Promise<string> {
  const own = account.uid ?? process.getuid?.() ?? 0;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const [path = ''] = [tmpdir(), '/tmp']
    .map((place) => join(place, `hakoniwa-${own}-${name}`))
    .filter((place) => Buffer.byteLength(`${place}/.s.PGSQL.00000`) <= limits.socketPathBytes);
  if (path === '') throw new DatabaseStartError(folder, `no short path for a socket`);
  const isNew = await makeFolder(path, 0o700);
  if (isNew) await chownTo(path, account);
  const { uid, mode } = await lstat(path);
  const isOwn = uid === own && (mode & 0o077) === 0;
  if (!isOwn) throw new DatabaseStartError(folder, `${path} belongs to somebody else`);
  return path;
}
