// A folder for a database that servers in other processes share, and its end.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbedded } from '@hakoniwa/database';

export interface TestData {
  /** What HAKONIWA_DATA names. */
  readonly folder: string;
  readonly database: string;
  /** Ends the database's process as a power cut would. */
  readonly killDatabase: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function makeData(): Promise<TestData> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-house-'));
  const database = join(folder, 'database');
  return {
    folder,
    database,
    killDatabase: async () => {
      const file = join(database, 'cluster', 'data', 'postmaster.pid');
      // Between two lives of the database there is nothing to kill.
      const text = await readFile(file, 'utf8').catch(() => '');
      const pid = Number(text.split('\n')[0]);
      if (pid > 0) killIfThere(pid);
    },
    remove: async () => {
      if (existsSync(database)) await stopEmbedded(database, 'abandon');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
