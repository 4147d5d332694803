// What the database takes on disk: empty files, and each event.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@hakoniwa/store/postgres';
import type { Figure } from '../figure.ts';

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export async function onDisk(database: Database, folder: string): Promise<readonly Figure[]> {
  const { rows } = await database.pool.query<{ bytes: string; events: string; json: string }>(
    `select pg_total_relation_size('hakoniwa.events') as bytes, count(*) as events,
       avg(length(body)) as json from hakoniwa.events`,
  );
  const { bytes = '0', events = '1', json = '0' } = rows[0] ?? {};
  return [
    { name: 'an event on disk, index included', value: Number(bytes) / Number(events), unit: 'B' },
    { name: 'the same as JSON text', value: Number(json), unit: 'B' },
    { name: 'whole folder', value: (await bytesIn(folder)) / 1e6, unit: 'MB' },
  ];
}
