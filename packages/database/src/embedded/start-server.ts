// Starts a server on a prepared folder and waits until it takes connections; stops one.
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readFile, rm, stat, truncate, unlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LoopTime } from '../loop-time.ts';
import { isRunning } from '../process-life.ts';
import { saidFailure } from '../storage/storage-failure.ts';
import type { Cluster } from './cluster.ts';
import { DatabaseStartError } from './errors.ts';
import { SOCKET_PORT, socketFolder } from './layout.ts';
import { limits } from './limits.ts';
import { isStrangerMarked, type Postmaster, runningPostmaster } from './postmaster.ts';
import { startProgram } from './run-program.ts';

/** What a server of one household needs; everything else is PostgreSQL's own default. */
const SETTINGS = {
  max_connections: limits.connections,
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  password_encryption: 'scram-sha-256',
} as const;

/** The server that runs on the folder already, or a new one; ready for connections. */
export async function startServer(cluster: Cluster): Promise<Postmaster> {
  const time = new LoopTime();
  try {
    for (;;) {
      const running = await runningPostmaster(cluster.layout.data);
      if (running?.isReady) return running;
      const ended = running ? await waitReady(cluster, time) : await tryStart(cluster, time);
      if (ended === undefined) continue;
      // Backends of a killed server may hold its memory for a moment; anything else will not pass.
      const isPassing = /still in use|still running|lock file/.test(ended);
      const { folder } = cluster.layout;
      if (!isPassing || time.ms > limits.startMs)
        throw saidFailure(ended, folder) ?? new DatabaseStartError(folder, ended);
      await wait(10 * limits.pollMs);
    }
  } finally {
    time.stop();
  }
}

/** Starts a server; gives its last words when it ended instead of becoming ready. */
async function tryStart(cluster: Cluster, time: LoopTime): Promise<string | undefined> {
  const { layout, account, binaries } = cluster;
  if (await isStrangerMarked(layout.data)) await unlink(join(layout.data, 'postmaster.pid'));
  const settings = { ...SETTINGS, ...(await whereToListen(cluster)) };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const begin = await trimLog(layout.log);
  const log = await open(layout.log, 'a', 0o600);
  try {
    const program = { bin: binaries.bin, name: 'postgres', account, args } as const;
    const child = await startProgram(program, { dataFolder: layout.data, log: log.fd });
    return await waitReady(cluster, time, { child, begin });
  } finally {
    await log.close();
  }
}

interface Started {
  readonly child: ChildProcess;
  readonly begin: number;
}

async function waitReady(
  { layout }: Cluster,
  time: LoopTime,
  started?: Started,
): Promise<string | undefined> {
  for (;;) {
    const running = await runningPostmaster(layout.data);
    if (running?.isReady) return undefined;
    const hasEnded = started ? isOver(started.child) : !running;
    if (hasEnded) return started ? lastWords(layout.log, started.begin) : undefined;
    if (time.ms > limits.startMs) return `not ready after ${limits.startMs} ms`;
    await wait(limits.pollMs);
  }
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function whereToListen({ layout, account }: Cluster): Promise<Record<string, string>> {
  if (process.platform === 'win32') {
    return { listen_addresses: '127.0.0.1', port: String(await freePort()) };
  }
  const socket = await socketFolder(layout, account);
  return { listen_addresses: '', unix_socket_directories: socket, port: String(SOCKET_PORT) };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : SOCKET_PORT;
}

/** Empties a log that grew too long; gives where the next words will stand. */
async function trimLog(log: string): Promise<number> {
  if (!existsSync(log)) return 0;
  const { size } = await stat(log);
  if (size <= limits.logBytes) return size;
  await truncate(log);
  return 0;
}

async function lastWords(log: string, begin: number): Promise<string> {
  const text = (await readFile(log)).subarray(begin).toString().trim();
  return text.slice(-limits.quotedLog) || 'it ended without a word';
}

/** `fast` ends open transactions and puts everything in order; `abandon` leaves that to the next start. */
export type StopMode = 'fast' | 'abandon';

/** Stops a server; everything committed is kept either way. */
export async function stopServer(data: string, mode: StopMode = 'fast'): Promise<void> {
  const running = await runningPostmaster(data);
  if (!running) return;
  process.kill(running.pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  const until = Date.now() + limits.stopMs;
  while (isRunning(running.pid) && (await runningPostmaster(data))) {
    if (Date.now() > until) throw new DatabaseStartError(data, 'it does not stop');
    await wait(limits.pollMs);
  }
  if (running.socket) await rm(running.socket, { recursive: true, force: true });
}
