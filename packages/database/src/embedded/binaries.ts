// Finds PostgreSQL's programs where the server's account can run them; copies them when it must.
import { chmod, cp, lstat, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../make-folder.ts';
import { systemCodeOf } from '../process-life.ts';
import { isRoot, type SystemAccount } from './account.ts';
import { DatabaseBinariesError } from './errors.ts';
import { linkLibraries } from './link-libraries.ts';
import { installedBinaries } from './platform.ts';
import { runProgram } from './run-program.ts';

export interface Binaries {
  /** The folder of `initdb` and `postgres`. */
  readonly bin: string;
  /** The major version, as data folders name it. */
  readonly major: string;
}

export interface FindBinaries {
  readonly account: SystemAccount;
  /** Where a copy may be put, the best place first. */
  readonly places: readonly string[];
  /** Where npm put the programs. */
  readonly installed?: string | undefined;
  /** Programs to use instead of the installed ones: a folder with `postgres` in it. */
  readonly bin?: string | undefined;
}

/** Programs that run under an account, copied to a readable place when they do not run in place. */
export async function findBinaries(input: FindBinaries): Promise<Binaries> {
  const { account, places, bin } = input;
  if (bin !== undefined) return (await probe(bin, account)).orThrow();
  const installed = input.installed ?? installedBinaries();
  let found = await probe(join(installed, 'bin'), account);
  if (!found.binaries && (await isLinkedInPlace(installed)))
    found = await probe(join(installed, 'bin'), account);
  for (const place of places) {
    if (found.binaries) return found.binaries;
    const copy = join(place, `postgres-${await versionOf(installed)}`);
    if (await isOwnCopy(installed, copy)) found = await probe(join(copy, 'bin'), account);
  }
  return found.orThrow();
}

/** Where copies go: beside the data, unless the server's account cannot get there. */
export function placesForCopies(folder: string): string[] {
  return [isRoot() ? '/var/lib/hakoniwa' : folder, tmpdir()];
}

interface Probed {
  readonly binaries?: Binaries;
  orThrow(): Binaries;
}

/** What ran once runs again: the programs of a place and an account, as long as nobody put others there. */
const ran = new Map<string, Binaries>();

/** Asks `postgres` for its version: whatever keeps it from running shows here. */
async function probe(bin: string, account: SystemAccount): Promise<Probed> {
  try {
    const { ino, mtimeMs } = await stat(bin);
    const key = JSON.stringify([bin, account, ino, mtimeMs]);
    const known = ran.get(key);
    if (known) return { binaries: known, orThrow: () => known };
    const args = ['--version'];
    const { code, output } = await runProgram({ bin, name: 'postgres', account, args });
    const major = /PostgreSQL\) (\d+)/.exec(output)?.[1];
    if (code !== 0 || !major) return failed(output || `postgres ended with ${code}`);
    const binaries = { bin, major };
    ran.set(key, binaries);
    return { binaries, orThrow: () => binaries };
  } catch (error) {
    if (systemCodeOf(error) === undefined) throw error;
    return failed(error instanceof Error ? error.message : '');
  }
}

function failed(reason: string): Probed {
  return {
    orThrow() {
      throw new DatabaseBinariesError(reason);
    },
  };
}

/** Whether the links could be made where npm put the programs: not where somebody else owns that folder. */
async function isLinkedInPlace(installed: string): Promise<boolean> {
  try {
    await linkLibraries(installed);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === undefined) throw error;
    return false;
  }
}

async function versionOf(installed: string): Promise<string> {
  const text = await readFile(join(installed, '..', 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Makes a copy unless it is there; false when the place does not take one or is not ours. */
async function isOwnCopy(installed: string, copy: string): Promise<boolean> {
  try {
    const { uid } = await lstat(copy);
    return process.getuid === undefined || uid === process.getuid();
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOENT') return false;
  }
  const draft = `${copy}.draft-${process.pid}-${Date.now()}`;
  try {
    await makeFolder(dirname(copy));
    await cp(installed, draft, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(draft);
    await openToAll(draft);
    await rename(draft, copy);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === undefined) throw error;
    await rm(draft, { recursive: true, force: true });
    return systemCodeOf(error) === 'ENOTEMPTY' || systemCodeOf(error) === 'EEXIST';
  }
}

/** Lets everybody read and run the copy, however strictly the original was installed. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}
