// A database's files: made whole or not at all, and looked at before a server is let near them.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saidFailure } from '../storage/storage-failure.ts';
import type { SystemAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { chownTo } from './chown-to.ts';
import { readControlFile } from './control-file.ts';
import {
  DatabaseAccountError,
  DatabaseBinariesError,
  DatabaseDamagedError,
  DatabaseVersionError,
} from './errors.ts';
import type { ClusterLayout } from './layout.ts';
import { runProgram } from './run-program.ts';

/** The name of the server's one role. */
export const ROLE = 'hakoniwa';

/** The file that says where everything else stands, inside PostgreSQL's data folder. */
export const CONTROL_FILE = 'global/pg_control';

/** Files without which no server should be let near a folder. */
const NEEDED = ['PG_VERSION', CONTROL_FILE, 'base', 'pg_wal', 'postgresql.conf', 'pg_hba.conf'];

export interface Cluster {
  readonly layout: ClusterLayout;
  readonly account: SystemAccount;
  readonly binaries: Binaries;
}

/** Makes the database's files when there are none, and refuses what is not as it was left. */
export async function prepareCluster(cluster: Cluster): Promise<void> {
  if (!existsSync(cluster.layout.cluster)) await makeCluster(cluster);
  await checkCluster(cluster);
}

/** Names what is wrong with the files, if anything; changes nothing. */
export async function checkCluster({ layout, binaries }: Cluster): Promise<void> {
  const { data } = layout;
  const found = await checkClusterFiles(layout);
  if (found !== binaries.major) {
    throw new DatabaseVersionError({ folder: data, found, wanted: binaries.major });
  }
}

/** Looks at the files alone, as far as that needs no programs; gives the version that wrote them. */
export async function checkClusterFiles({
  data,
  password,
  folder,
}: ClusterLayout): Promise<string> {
  await checkOwner(data, folder);
  const needed = [...NEEDED.map((name) => join(data, name)), password];
  const missing = needed.find((file) => !existsSync(file));
  if (missing) throw new DatabaseDamagedError(folder, { file: missing, how: 'fileMissing' });
  const file = join(data, 'PG_VERSION');
  const found = (await readFile(file, 'utf8')).trim();
  if (!/^\d+(\.\d+)?$/.test(found)) {
    throw new DatabaseDamagedError(folder, { file, how: 'fileNoVersion' });
  }
  const { damage } = await readControlFile(join(data, CONTROL_FILE));
  if (damage) throw new DatabaseDamagedError(folder, damage);
  return found;
}

/** What belongs to another account cannot even be looked at. */
async function checkOwner(data: string, folder: string): Promise<void> {
  if (!existsSync(data)) return;
  const { uid } = await stat(data);
  const own = process.getuid?.() ?? uid;
  if (own !== 0 && uid !== own) throw new DatabaseAccountError(folder);
}

async function makeCluster(cluster: Cluster): Promise<void> {
  const { layout } = cluster;
  await removeDrafts(layout);
  const draft = await mkdtemp(`${layout.cluster}.draft-`);
  try {
    await fillDraft(draft, cluster);
  } catch (error) {
    // On a disk that is full what was begun would stand in the way of everything else.
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rename(draft, layout.cluster);
  await syncFolder(layout.folder);
}

async function fillDraft(draft: string, { layout, account, binaries }: Cluster): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  await writeDurably(join(draft, 'password'), password);
  const data = join(draft, 'data');
  await mkdir(data, { mode: 0o700 });
  await chownTo(data, account);
  await withPasswordFile({ password, account }, async (file) => {
    const args = [
      ...[`--username=${ROLE}`, '--auth=scram-sha-256', `--pwfile=${file}`],
      ...['--encoding=UTF8', '--no-locale', '--no-instructions', '--data-checksums'],
    ];
    const program = { bin: binaries.bin, name: 'initdb', account, args } as const;
    const { code, output } = await runProgram(program, data);
    if (code !== 0) throw saidFailure(output, layout.folder) ?? new DatabaseBinariesError(output);
  });
}

/** A folder that was never finished holds nothing of anybody's. */
async function removeDrafts({ folder }: ClusterLayout): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('cluster.draft-')) continue;
    await rm(join(folder, name), { recursive: true });
  }
}

/** initdb reads the password from a file its account must be able to open. */
async function withPasswordFile(
  { password, account }: { password: string; account: SystemAccount },
  work: (file: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-init-'));
  try {
    const file = join(folder, 'password');
    await writeFile(file, `${password}\n`, { mode: 0o600 });
    await chownTo(file, account);
    await chownTo(folder, account);
    await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
