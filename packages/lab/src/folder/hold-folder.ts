// Holds a run's folder for one process: two of them would play the same sessions and mix their recordings.
import { rm } from 'node:fs/promises';
import { isJsonObject } from '@hakoniwa/stage';
import type { RunFolder } from './run-folder.ts';
import { RunFolderError } from './run-folder-error.ts';

const NAME = 'running.json';

/** Does a deed while the folder is held; what a killed process left behind is taken over. */
export async function whileHeld<T>(folder: RunFolder, deed: () => Promise<T>): Promise<T> {
  const holder = await holderOf(folder);
  if (holder !== undefined && holder !== process.pid && isAlive(holder))
    throw new RunFolderError('busy', folder.file(NAME), { about: `pid ${holder}` });
  await folder.write(folder.file(NAME), `${JSON.stringify({ pid: process.pid })}\n`);
  try {
    return await deed();
  } finally {
    await rm(folder.file(NAME), { force: true });
  }
}

async function holderOf(folder: RunFolder): Promise<number | undefined> {
  const kept = await folder.json<unknown>(NAME).catch(() => undefined);
  return isJsonObject(kept) && typeof kept.pid === 'number' ? kept.pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too, only not ours to ask.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
