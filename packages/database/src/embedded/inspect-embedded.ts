// Looks at an embedded database without touching it: for whoever asks what is wrong.
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCodeOf } from '../process-life.ts';
import { StoreError } from '../store-error.ts';
import { accountFor } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { CONTROL_FILE, checkCluster, checkClusterFiles, ROLE } from './cluster.ts';
import { readControlFile } from './control-file.ts';
import type { ServerAddress } from './embedded-server.ts';
import { clusterLayoutOf } from './layout.ts';
import { runningPostmaster } from './postmaster.ts';

/** An embedded database as it was found. */
export interface EmbeddedState {
  readonly folder: string;
  /** PostgreSQL's own data folder inside of it. */
  readonly data: string;
  /** Whether it was stopped in good order: only then is every page as it should be without a start. */
  readonly isInOrder?: boolean;
  /** `absent` before the first start; `refused` when a start would be. */
  readonly state: 'absent' | 'stopped' | 'running' | 'refused';
  readonly sizeBytes: number;
  /** Why a start would be refused. */
  readonly refusal?: StoreError;
  /** Why the programs do not run where they were installed; a start copies them if it can. */
  readonly programs?: StoreError;
  /** The major version of the programs. */
  readonly version?: string;
  /** How to reach the server when it runs. */
  readonly address?: ServerAddress;
}

/** Looks at a folder: no server is started, no file is made. */
export async function inspectEmbedded(
  folder: string,
  options: { readonly bin?: string | undefined } = {},
): Promise<EmbeddedState> {
  const layout = clusterLayoutOf(folder);
  const programs = await programsFor(layout.data, options.bin);
  const { data } = layout;
  const known = { folder, data, ...programs.known, sizeBytes: await sizeOf(folder) };
  if (!existsSync(layout.cluster)) return { ...known, state: 'absent' };
  try {
    const { binaries } = programs;
    if (binaries) {
      const account = await accountFor(layout.data);
      await checkCluster({ layout, account, binaries });
    } else await checkClusterFiles(layout);
  } catch (refusal) {
    if (!(refusal instanceof StoreError)) throw refusal;
    return { ...known, state: 'refused', refusal };
  }
  const running = await runningPostmaster(layout.data);
  if (!running?.isReady) {
    const { isInOrder } = await readControlFile(join(data, CONTROL_FILE));
    return { ...known, state: 'stopped', isInOrder: isInOrder && !running };
  }
  const { socket, port } = running;
  const password = await readFile(layout.password, 'utf8');
  const address = { host: socket || '127.0.0.1', port, user: ROLE, password };
  return { ...known, state: 'running', address };
}

async function programsFor(data: string, bin: string | undefined) {
  try {
    const account = await accountFor(data);
    const binaries: Binaries = await findBinaries({ account, places: [], bin });
    return { binaries, known: { version: binaries.major } };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { binaries: undefined, known: { programs: error } };
  }
}

/** Bytes of all files under a folder; what vanishes meanwhile counts nothing. */
async function sizeOf(folder: string): Promise<number> {
  try {
    let total = 0;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) total += await fileSize(join(entry.parentPath, entry.name));
    return total;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT' || systemCodeOf(error) === 'EACCES') return 0;
    throw error;
  }
}

async function fileSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}
