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
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { chownTo } from './chown-to.ts';
import {
  DatabaseAccountError,
  DatabaseBinariesError,
  DatabaseDamagedError,
  DatabaseVersionError,
} from './errors.ts';
import type { Layout } from './layout.ts';
import { runProgram } from './run-program.ts';

/** The name of the server's one role. */
export const ROLE = 'hakoniwa';

/** Files without which no server should be let near a folder. */
const NEEDED = [
  'PG_VERSION',
  'global/pg_control',
  'base',
  'pg_wal',
  'postgresql.conf',
  'pg_hba.conf',
];

export interface Cluster {
  readonly layout: Layout;
  readonly account: Account;
  readonly binaries: Binaries;
}

/** Makes the database's files when there are none, and refuses what is not as it was left. */
export async function prepareCluster(cluster: Cluster): Promise<void> {
  if (!existsSync(cluster.layout.cluster)) await makeCluster(cluster);
  await checkCluster(cluster);
}

/** Names what is wrong with the files, if anything; changes nothing. */
export async function checkCluster({ layout, binaries }: Cluster): Promise<void> {
  const { data, password, folder } = layout;
  const missing = NEEDED.find((name) => !existsSync(join(data, name)));
  if (missing) throw new DatabaseDamagedError(folder, `${join(data, missing)} is missing`);
  if (!existsSync(password)) throw new DatabaseDamagedError(folder, `${password} is missing`);
  const found = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (!/^\d+(\.\d+)?$/.test(found)) {
    throw new DatabaseDamagedError(folder, `${join(data, 'PG_VERSION')} is not a version`);
  }
  if (found !== binaries.major) {
    throw new DatabaseVersionError({ folder: data, found, wanted: binaries.major });
  }
  const { uid } = await stat(data);
  const own = process.getuid?.() ?? uid;
  if (own !== 0 && uid !== own) throw new DatabaseAccountError(folder);
}

async function makeCluster({ layout, account, binaries }: Cluster): Promise<void> {
  await removeDrafts(layout);
  const draft = await mkdtemp(`${layout.cluster}.draft-`);
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
    if (code !== 0) throw new DatabaseBinariesError(output);
  });
  await rename(draft, layout.cluster);
  await syncFolder(layout.folder);
}

/** A folder that was never finished holds nothing of anybody's. */
async function removeDrafts({ folder }: Layout): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('cluster.draft-')) continue;
    await rm(join(folder, name), { recursive: true });
  }
}

/** initdb reads the password from a file its account must be able to open. */
async function withPasswordFile(
  { password, account }: { password: string; account: Account },
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
