// A server in a process of its own that keeps nothing, on a free port of loopback.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '@hakoniwa/testkit';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Starts it; whoever started it ends it. */
export async function startMemoryServer(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [builtProgram('server')], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', HAKONIWA_DATA: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /:(\d+)\//.exec(line)?.[1];
    if (port !== undefined) return { child, port: Number(port) };
  }
  throw new Error('the server ended before it said where it listens');
}
