// A server as a process of its own, as `npm start` runs it, for tests that come from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { builtProgram } from './built-program.ts';

interface ServerOptions {
  /** What HAKONIWA_DATA says; nothing is kept when left out. */
  readonly data?: string;
  /** Any free port when left out. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** In a session of its own, as in a terminal of its own: the scheduler shares by sessions. */
  readonly isApart?: boolean;
  /** Ends a start that takes too long. */
  readonly signal?: AbortSignal;
}

export interface HakoniwaProcess {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Ends it in good order. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
}

/** Starts a server; settles when it listens. */
export async function startHakoniwa(options: ServerOptions = {}): Promise<HakoniwaProcess> {
  const { data = 'memory', port = 0, env = {}, isApart = false, signal } = options;
  const child = spawn(process.execPath, [builtProgram('server')], {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), HAKONIWA_DATA: data, HAKONIWA_LOG: 'error' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: isApart,
  });
  const abandon = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', abandon, { once: true });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/[^/\s]+:(\d+)/.exec(line);
    if (!found) continue;
    signal?.removeEventListener('abort', abandon);
    child.stdout.resume();
    const end = (signal: NodeJS.Signals) => endProcess(child, signal);
    return {
      url: `http://127.0.0.1:${found[1]}`,
      port: Number(found[1]),
      pid: child.pid ?? 0,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  }
  throw new Error('the server ended before it said where it is');
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
