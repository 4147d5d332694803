// The server: how soon the first page is there, 200 sessions and 50 viewers at once, and more than it can take.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from '../bench-options.ts';
import { bytesIn } from '../bytes-in.ts';
import type { Figure } from '../figure.ts';
import { overload } from '../server/overload.ts';
import { ServerUnderLoad } from '../server/server-under-load.ts';
import { newGardens, sessions } from '../server/sessions.ts';

export async function server({ seconds }: BenchOptions): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-bench-'));
  try {
    const cold = await ServerUnderLoad.start(folder);
    await cold.stop();
    const empty = await bytesIn(folder);
    const warm = await ServerUnderLoad.start(folder);
    const gardens = await newGardens(warm);
    const figures = [
      ...(await sessions({ server: warm, seconds }, gardens)),
      ...(await overload(warm, gardens[0] ?? '')),
    ];
    await warm.stop();
    return [
      { name: 'first start to first page', value: cold.firstPageMs, unit: 'ms' },
      { name: 'start to first page', value: warm.firstPageMs, unit: 'ms', bar: '< 5000' },
      { name: 'on disk when new', value: empty / 1e6, unit: 'MB' },
      ...figures,
      { name: 'on disk after the load', value: (await bytesIn(folder)) / 1e6, unit: 'MB' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
