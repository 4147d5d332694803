// Starts servers as processes of their own, and ends them in every way a process can end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./kept-server.ts', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly url: string;
  /** Ends it without a word, and waits until it is gone. */
  readonly kill: () => Promise<void>;
}

/** Starts a server on the database in a folder; settles when it listens. */
export async function startServer(folder: string, leaseMs: number): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, String(leaseMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^listening (\d+)$/.exec(line)?.[1];
    if (port !== undefined) {
      child.stdout.resume();
      return { child, pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, kill };
    }
  }
  throw new Error('the server ended before it listened');
}
