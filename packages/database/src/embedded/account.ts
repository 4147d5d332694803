// The account the server runs under: PostgreSQL refuses to be root, so root lends it another one.
import { readFile, stat } from 'node:fs/promises';
import { systemCodeOf } from '../process-life.ts';

/** Numbers for a child process; empty when it runs as we do. */
export interface SystemAccount {
  readonly uid?: number;
  readonly gid?: number;
}

/** The usual numbers of `nobody` where the system does not name it. */
const NOBODY: SystemAccount = { uid: 65_534, gid: 65_534 };

/** Whether this process may act for everybody and so must lend an account. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account for a data folder: its owner's when it is there already, else nobody's. */
export async function accountFor(dataFolder: string): Promise<SystemAccount> {
  if (!isRoot()) return {};
  try {
    const { uid, gid } = await stat(dataFolder);
    if (uid !== 0) return { uid, gid };
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOENT') throw error;
  }
  return nobody();
}

async function nobody(): Promise<SystemAccount> {
  try {
    const line = (await readFile('/etc/passwd', 'utf8')).match(/^nobody:[^:]*:(\d+):(\d+):/m);
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : NOBODY;
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOENT') throw error;
    return NOBODY;
  }
}
