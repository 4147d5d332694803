// npm start and hakoniwa serve as people and machines end them: whatever is told to whom, nothing goes on running and all is kept.
// Slow because each way to end it is a start of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '@hakoniwa/testkit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeData, type TestData } from './test-app.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let server: TestData;
let npm: ChildProcess;
beforeAll(async () => {
  server = await makeData();
});
afterEach(() => {
  // Everything of the group, for a test that failed; the group is the test's own.
  if (npm.pid !== undefined && isThere(-npm.pid)) process.kill(-npm.pid, 'SIGKILL');
});
afterAll(() => server.remove());

const STARTS = {
  'npm start': ['start'],
  'npm run hakoniwa -- serve': ['run', 'hakoniwa', '--', 'serve'],
} as const;
type Start = keyof typeof STARTS;

/** Starts one at the head of a process group of its own; settles when the page can be opened. */
async function start(by: Start): Promise<string> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', HAKONIWA_DATA: server.folder };
  npm = spawn('npm', [...STARTS[by]], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!npm.stdout) throw new Error('nothing can be read');
  for await (const line of createInterface({ input: npm.stdout })) {
    const found = /http:\/\/[^/\s]+/.exec(line);
    if (found) return found[0];
  }
  throw new Error(`${by} ended before it said where it is`);
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The number of the database's process, which stands in a group of its own. */
async function databasePid(): Promise<number> {
  const file = join(server.database, 'cluster', 'data', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isThere(pid)).toBe(false);
}

const WAYS = [
  { signal: 'SIGTERM', to: 'npm', code: 0 },
  { signal: 'SIGINT', to: 'npm', code: 0 },
  { signal: 'SIGHUP', to: 'npm', code: null },
  { signal: 'SIGKILL', to: 'npm', code: null },
  { signal: 'SIGTERM', to: 'all', code: 0 },
  { signal: 'SIGINT', to: 'all', code: 0 },
  { signal: 'SIGHUP', to: 'all', code: null },
] as const;

const CASES = (Object.keys(STARTS) as Start[]).flatMap((by) => WAYS.map((way) => ({ by, ...way })));

it.each(CASES)(
  '[K12] $signal to $to ends $by and its database',
  async ({ by, signal, to, code }) => {
    const url = await start(by);
    const database = await databasePid();
    const ended = once(npm, 'exit');
    process.kill(to === 'npm' ? (npm.pid ?? 0) : -(npm.pid ?? 0), signal);
    expect((await ended)[0]).toBe(code);
    await expectGone(database);
    await expectGone(-(npm.pid ?? 0));
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    // What put itself in order says so in its last line; a database that was cut off has to recover.
    const log = await readFile(join(server.database, 'server.log'), 'utf8');
    expect(log.trim().split('\n').at(-1)).toContain('database system is shut down');
  },
);

it('[K12] a stop while everything is being opened leaves nothing behind', async () => {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', HAKONIWA_DATA: server.folder };
  npm = spawn(process.execPath, [builtProgram('server')], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (!npm.stderr) throw new Error('nothing can be read');
  await once(npm.stderr, 'data');
  npm.kill('SIGTERM');
  const [code] = await once(npm, 'exit');
  expect(code).toBe(0);
  await expect(databasePid()).rejects.toThrow('ENOENT');
});
