// A disk that is really full, or really cannot be written: a small one in memory, mounted for a test.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm, statfs, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this process may mount; says what is missing when it may not. */
export function canMount(): boolean {
  if (mayMount !== undefined) return mayMount;
  try {
    mountSmallDisk(1).remove();
    mayMount = true;
  } catch {
    console.log('MISSING the right to mount: run as root on Linux to test a disk that is full');
    mayMount = false;
  }
  return mayMount;
}

let mayMount: boolean | undefined;

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no more than so many bytes free, to the next 4,096. */
  readonly fill: (leftBytes?: number) => Promise<void>;
  /** Gives back what was filled up. */
  readonly free: () => Promise<void>;
  readonly setReadOnly: (isReadOnly: boolean) => void;
  readonly remove: () => void;
}

const BLOCK = 4_096;

/** Mounts a disk of so many megabytes; whoever mounts it removes it. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const ballast = join(folder, '.ballast');
  return {
    folder,
    fill: async (leftBytes = 0) => {
      await (await open(ballast, 'a')).close();
      await fillUp(ballast);
      const { size } = await statOf(ballast);
      await truncate(ballast, Math.max(0, size - Math.ceil(leftBytes / BLOCK) * BLOCK));
    },
    free: () => rm(ballast, { force: true }),
    setReadOnly: (isReadOnly) => mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    remove: () => {
      // Lazily: a test that failed may still have a file open, and must not leave a disk behind.
      execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true });
    },
  };
}

function mount(...args: readonly string[]): void {
  execFileSync('mount', args, { stdio: 'pipe' });
}

async function statOf(file: string): Promise<{ size: number }> {
  const handle = await open(file, 'r');
  try {
    return await handle.stat();
  } finally {
    await handle.close();
  }
}

/** Writes until nothing more goes onto the disk. */
async function fillUp(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(file);
      if (bavail === 0) return;
      await handle.write(Buffer.alloc(Math.min(bavail * bsize, 1 << 20), 1));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}
