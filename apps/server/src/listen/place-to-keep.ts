// Where a server keeps its things: where it is told to, or in a folder of its own that goes when it stops.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, stopEmbedded } from '@hakoniwa/database';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PlaceToKeep {
  /** The environment with HAKONIWA_DATA naming a folder. */
  readonly env: Environment;
  /** To be called when everything in it is closed. */
  readonly leave: () => Promise<void>;
}

/** The setting of HAKONIWA_DATA for a server that forgets everything when it stops. */
const MEMORY = 'memory';
const NAME = /^hakoniwa-memory-(\d+)-/;

export async function placeToKeep(env: Environment): Promise<PlaceToKeep> {
  if (env.HAKONIWA_DATA !== MEMORY) return { env, leave: async () => undefined };
  await sweepLeft();
  const folder = await mkdtemp(join(tmpdir(), `hakoniwa-memory-${process.pid}-`));
  const leave = () => rm(folder, { recursive: true, force: true });
  return { env: { ...env, HAKONIWA_DATA: folder }, leave };
}

/** Ends the databases of servers that were killed, and takes their folders away. */
async function sweepLeft(root = tmpdir()): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    const folder = join(root, name);
    if (Number.isNaN(pid) || !(await isLeft(folder, pid))) continue;
    const database = join(folder, 'database');
    if (existsSync(database)) await stopEmbedded(database, 'abandon');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a folder of ours was left behind; in a container its maker may have had our own number. */
async function isLeft(folder: string, pid: number): Promise<boolean> {
  const made = await stat(folder).catch(() => undefined);
  if (made?.uid !== (process.getuid?.() ?? made?.uid)) return false;
  if (pid === process.pid) return (made?.mtimeMs ?? 0) < Date.now() - process.uptime() * 1_000;
  return !isRunning(pid);
}
