// Starting beside busy programs, and going on after a crash: how often it succeeds, and how long nobody can act.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbedded } from '@hakoniwa/database';
import type { BenchOptions } from '../bench-options.ts';
import type { Figure } from '../figure.ts';
import { turnsAfterKills } from '../starts/after-kill.ts';
import { takeovers } from '../starts/takeover.ts';
import { startsUnderLoad } from '../starts/under-load.ts';

export async function starts({
  starts,
  busy,
  kills,
  servers,
}: BenchOptions): Promise<readonly Figure[]> {
  const data = await mkdtemp(join(tmpdir(), 'hakoniwa-bench-'));
  try {
    return [
      ...(await startsUnderLoad({ data, starts, busy, servers })),
      ...(await turnsAfterKills({ data, kills })),
      ...(await takeovers({ data, kills })),
    ];
  } finally {
    // Without kills nothing was opened in the folder itself.
    const database = join(data, 'database');
    if (existsSync(database)) await stopEmbedded(database, 'abandon');
    await rm(data, { recursive: true, force: true });
  }
}
