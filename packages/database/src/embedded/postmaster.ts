// The running server as its own file tells of it: who it is, where it listens, whether it is ready.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, systemCodeOf } from '../process-life.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** The folder of its socket; empty when it listens on loopback. */
  readonly socket: string;
  readonly isReady: boolean;
}

/** The server that runs on a data folder, if one does; what a dead one left behind is no server. */
export async function runningPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = (await readIfThere(join(data, 'postmaster.pid')))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 1) return undefined;
  if (!isRunning(pid) || !(await isPostgres(pid))) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socket: lines[4]?.trim() ?? '',
    isReady: lines[7]?.trim() === 'ready',
  };
}

/** Whether another program runs under the number a dead server left: PostgreSQL would take it for itself. */
export async function isStrangerMarked(data: string): Promise<boolean> {
  const pid = Number((await readIfThere(join(data, 'postmaster.pid')))?.split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 && isRunning(pid) && !(await isPostgres(pid));
}

/** Numbers of processes are used again, by other programs too. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const [name, state] = await Promise.all([
    readIfThere(`/proc/${pid}/comm`),
    readIfThere(`/proc/${pid}/stat`),
  ]);
  const isZombie = state?.slice(state.lastIndexOf(')') + 2).startsWith('Z');
  return name?.trim() === 'postgres' && !isZombie;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT' || systemCodeOf(error) === 'ESRCH') return undefined;
    throw error;
  }
}
