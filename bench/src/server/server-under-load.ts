// The server as people start it, in a process of its own with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtProgram } from '@hakoniwa/testkit';
import { bytesOfMetric } from './metric.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export class ServerUnderLoad {
  readonly port: number;
  /** From the start of the process to the end of the first page. */
  readonly firstPageMs: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, at: { port: number; firstPageMs: number }) {
    this.#child = child;
    this.port = at.port;
    this.firstPageMs = at.firstPageMs;
  }

  /** Starts it; clients may say by X-Forwarded-For which address they play. */
  static async start(folder: string): Promise<ServerUnderLoad> {
    const began = performance.now();
    const child = spawn(process.execPath, [builtProgram('server')], {
      cwd: root,
      env: {
        ...process.env,
        ...{ PORT: '0', HOST: '127.0.0.1', HAKONIWA_LOG: 'error' },
        ...{ HAKONIWA_DATA: folder, HAKONIWA_PROXIES: '127.0.0.1', DATABASE_URL: '' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const port = Number(/:(\d+)\//.exec(line)?.[1]);
      if (!(port > 0)) continue;
      child.stdout.resume();
      await (await fetch(`http://127.0.0.1:${port}/`)).text();
      return new ServerUnderLoad(child, { port, firstPageMs: performance.now() - began });
    }
    throw new Error('the server ended before it said where it listens');
  }

  /** Megabytes the process takes. */
  async memoryMb(): Promise<number> {
    const metrics = await (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
    return bytesOfMetric(metrics, 'process_resident_memory_bytes') / 1e6;
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'exit');
  }
}
