// The database: how fast it starts, appends and reads, and what it takes on disk.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@hakoniwa/database';
import { logTables } from '@hakoniwa/store/postgres';
import type { Figure } from '../figure.ts';
import { elapsedMs } from '../measure.ts';
import { appending } from '../store/appending.ts';
import { onDisk } from '../store/on-disk.ts';
import { reading } from '../store/reading.ts';

export async function store(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-bench-'));
  const open = () => openDatabase({ tables: [logTables], embedded: { folder } });
  try {
    let database: Database | undefined;
    const first = await elapsedMs(async () => {
      database = await open();
    });
    const stop = await elapsedMs(() => database?.close());
    const again = await elapsedMs(async () => {
      database = await open();
    });
    if (!database) return [];
    const figures = [
      { name: 'first start: files, server, tables', value: first, unit: 'ms' },
      { name: 'start', value: again, unit: 'ms' },
      { name: 'stop', value: stop, unit: 'ms' },
      ...(await appending(database)),
      ...(await reading(database)),
      ...(await onDisk(database, folder)),
    ];
    await database.close();
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}
