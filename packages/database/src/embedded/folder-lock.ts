// Only one process, and one thread of it, starts or stops a server at a time.
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isAlive, ownMark, systemCodeOf } from '../process-life.ts';
import { DatabaseBusyError } from './errors.ts';
import { limits } from './limits.ts';

const markSchema = z.object({ pid: z.int(), started: z.string() });

/** Does work while holding a lock file, after waiting for whoever holds it now. */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await take(file);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function take(file: string): Promise<() => Promise<void>> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(await ownMark()), { mode: 0o600 });
  try {
    const until = Date.now() + limits.lockMs;
    while (!(await isPlaced(draft, file))) {
      if (Date.now() > until) throw new DatabaseBusyError(file);
      if (await isLeftBehind(file)) await clear(file);
      else await wait(limits.pollMs);
    }
  } catch (error) {
    await unlink(draft);
    throw error;
  }
  // A sign of life: threads of one process cannot be told apart by the process they run in.
  const beat = setInterval(() => void touch(draft), limits.lockBeatMs);
  beat.unref();
  return async () => {
    clearInterval(beat);
    await unlink(draft);
    await unlink(file);
  };
}

/** Linking a finished file is atomic, writing one is not. */
async function isPlaced(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isLeftBehind(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > limits.lockStaleMs) return true;
    const mark = markSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return mark.success && !(await isAlive(mark.data));
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return false;
    return error instanceof SyntaxError;
  }
}

/** Of several who find the same old lock, the one whose rename succeeds takes it away. */
async function clear(file: string): Promise<void> {
  const aside = `${file}.stale-${randomUUID()}`;
  try {
    await rename(file, aside);
    await unlink(aside);
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOENT') throw error;
  }
}

/** The link shares its file with the draft, so touching one touches both. */
async function touch(draft: string): Promise<void> {
  const now = new Date();
  await utimes(draft, now, now).catch((error: unknown) => {
    if (systemCodeOf(error) !== 'ENOENT') throw error;
  });
}
