// Runs one of PostgreSQL's programs under the right account, inside a folder nobody else may enter.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemAccount } from './account.ts';

export interface Program {
  /** The folder of the programs. */
  readonly bin: string;
  readonly name: 'initdb' | 'postgres';
  readonly account: SystemAccount;
  readonly args: readonly string[];
}

export interface ProgramResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program to its end; the data folder, if any, is handed over as `-D`. */
export async function runProgram(program: Program, dataFolder?: string): Promise<ProgramResult> {
  return withDataFolder(program, dataFolder, async ({ args, handles }) => {
    const child = spawnProgram({ ...program, args }, ['pipe', 'pipe', ...handles]);
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output: output.trim() };
  });
}

/** Starts the server, apart from our terminal and our end; it says what it has to say into a file. */
export async function startProgram(
  program: Program,
  { dataFolder, log }: { readonly dataFolder: string; readonly log: number },
): Promise<ChildProcess> {
  return withDataFolder(program, dataFolder, async ({ args, handles }) => {
    const child = spawnProgram({ ...program, args }, [log, log, ...handles]);
    await once(child, 'spawn');
    child.unref();
    return child;
  });
}

function spawnProgram(program: Program, outputs: readonly ('pipe' | number)[]): ChildProcess {
  return spawn(join(program.bin, program.name), program.args, {
    ...program.account,
    cwd: '/',
    stdio: ['ignore', ...outputs],
    detached: true,
    windowsHide: true,
    // PG* variables of our user would change what the programs do.
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  });
}

interface Handed {
  readonly args: readonly string[];
  readonly handles: readonly number[];
}

/**
 * As root on Linux the folder is opened by us and handed over as an open descriptor, so that the
 * lent account needs no way through the folders above, which may be closed to everybody else.
 */
async function withDataFolder<T>(
  { args, account }: Program,
  dataFolder: string | undefined,
  run: (handed: Handed) => Promise<T>,
): Promise<T> {
  if (dataFolder === undefined) return run({ args, handles: [] });
  const isHanded = account.uid !== undefined && process.platform === 'linux';
  if (!isHanded) return run({ args: ['-D', dataFolder, ...args], handles: [] });
  const folder: FileHandle = await open(dataFolder, 'r');
  try {
    return await run({ args: ['-D', '/proc/self/fd/3', ...args], handles: [folder.fd] });
  } finally {
    await folder.close();
  }
}
