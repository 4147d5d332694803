// Folders for files on their way in: each says whose it is, so that what a killed process left is swept.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '@hakoniwa/database';
import { limits } from '../limits.ts';

const NAME = /^hakoniwa-import-(\d+)-/;
const HOUR_MS = 3_600_000;

/** Runs work in a folder of its own, and takes the folder away afterwards. */
export async function inSpoolFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `hakoniwa-import-${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes away folders whose process is gone; gives how many. */
export async function sweepSpoolFolders(root = tmpdir()): Promise<number> {
  let swept = 0;
  for (const name of await readdir(root)) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    const folder = join(root, name);
    if (Number.isNaN(pid) || !(await isLeft(folder, pid))) continue;
    await rm(folder, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

/** In a container every process has the same number: then its age tells. */
async function isLeft(folder: string, pid: number): Promise<boolean> {
  const madeAt = (await stat(folder).catch(() => undefined))?.mtimeMs;
  if (madeAt === undefined) return false;
  if (madeAt < Date.now() - limits.jobs.fileHours * HOUR_MS) return true;
  if (pid === process.pid) return madeAt < Date.now() - process.uptime() * 1_000;
  return !isRunning(pid);
}
