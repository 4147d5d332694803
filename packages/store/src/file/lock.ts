// One writer per garden: a lock file with the process that holds it; a dead holder's lock is taken over.
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { isAlive, ownMark, systemCodeOf } from '@hakoniwa/database';
import { z } from 'zod';
import { GardenLockedError } from '../errors.ts';

const lockSchema = z.object({ pid: z.int(), started: z.string(), token: z.string() });
type Lock = z.infer<typeof lockSchema>;

/** Locks this process holds: a second store in the same process is another writer too. */
const held = new Set<string>();

/** Takes a lock file; throws a GardenLockedError while a living process holds it. */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  if (held.has(file)) throw new GardenLockedError({ file, pid: process.pid });
  held.add(file);
  try {
    const own: Lock = { ...(await ownMark()), token: randomUUID() };
    while (!(await tryPlace(file, own))) await clearStale(file);
    return async () => {
      if ((await readLock(file))?.token === own.token) await unlink(file);
      held.delete(file);
    };
  } catch (error) {
    held.delete(file);
    throw error;
  }
}

/** Places a lock unless there is one: linking a finished file is atomic, writing one is not. */
async function tryPlace(file: string, lock: Lock): Promise<boolean> {
  const draft = `${file}.${lock.token}`;
  await writeFile(draft, JSON.stringify(lock));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Takes away a lock nobody alive holds. */
async function clearStale(file: string): Promise<void> {
  const lock = await readLock(file);
  if (lock && (await isHeld(lock))) throw new GardenLockedError({ file, pid: lock.pid });
  const aside = `${file}.stale-${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readLock(aside);
  // Somebody may have taken the lock between the look and the rename: give it back to them.
  if (moved && moved.token !== lock?.token) await link(aside, file);
  await unlink(aside);
}

async function readLock(file: string): Promise<Lock | undefined> {
  try {
    return lockSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function isHeld(lock: Lock): Promise<boolean> {
  // This process holds no such lock, so another one of the same number left it.
  return lock.pid !== process.pid && (await isAlive(lock));
}
