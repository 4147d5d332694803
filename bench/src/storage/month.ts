// A month of the shipped town at once, on the server as people start it: what its process takes, and what it leaves.
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type HakoniwaProcess, startHakoniwa } from '@hakoniwa/testkit';
import { bytesIn } from '../bytes-in.ts';
import type { Figure } from '../figure.ts';
import { bytesOfMetric } from '../server/metric.ts';

/** Minutes that may pass at once, and so many weeks and days of a month. */
const JUMPS = [10_080, 10_080, 10_080, 10_080, 2_880] as const;
const DAYS = JUMPS.reduce((sum, minutes) => sum + minutes, 0) / 1_440;
const MEMORY_BAR = '< 700';
const LOOK_MS = 250;

export async function month(): Promise<readonly Figure[]> {
  const data = await mkdtemp(join(tmpdir(), 'hakoniwa-bench-'));
  const server = await startHakoniwa({ data, env: { DATABASE_URL: '' } });
  try {
    const { id } = await ask<{ id: string }>(server, '/v1/gardens', { pack: 'town', seed: 1 });
    const before = await bytesIn(data);
    let most = 0;
    for (const advanceMinutes of JUMPS) {
      console.error(`  ${advanceMinutes} minutes pass in the town …`);
      const passing = ask(server, `/v1/gardens/${id}/clock`, { advanceMinutes });
      most = Math.max(most, await mostMemoryOf(server, passing));
    }
    const { seq } = await ask<{ seq: number }>(server, `/v1/gardens/${id}`);
    const added = (await bytesIn(data)) - before;
    return [
      {
        name: `most memory in a jump of ${DAYS} days`,
        value: most / 1e6,
        unit: 'MB',
        bar: MEMORY_BAR,
      },
      { name: 'events of it', value: seq, unit: 'events' },
      { name: 'an event of it on disk, all files counted', value: added / seq, unit: 'B' },
    ];
  } finally {
    await server.stop();
    await rm(data, { recursive: true });
  }
}

/** Looks again and again until the work is done; the system's own high-water mark where there is one. */
async function mostMemoryOf(
  { pid, url }: HakoniwaProcess,
  work: Promise<unknown>,
): Promise<number> {
  let isOver = false;
  const working = work.finally(() => {
    isOver = true;
  });
  let most = 0;
  do {
    most = Math.max(most, (await highWater(pid)) ?? (await residentOf(url)));
    await Promise.race([wait(LOOK_MS), working]);
  } while (!isOver);
  return Math.max(most, (await highWater(pid)) ?? 0);
}

async function highWater(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
}

async function residentOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return bytesOfMetric(metrics, 'process_resident_memory_bytes');
}

/** Asks and waits for as long as it takes: `fetch` gives up after five minutes. */
async function ask<T>({ url }: HakoniwaProcess, path: string, body?: object): Promise<T> {
  const method = body ? 'POST' : 'GET';
  const asked = request(url + path, { method, headers: { 'content-type': 'application/json' } });
  asked.end(body && JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  if ((answer.statusCode ?? 0) >= 300) throw new Error(`${answer.statusCode}: ${text}`);
  return JSON.parse(text) as T;
}
