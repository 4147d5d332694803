// What the database takes on disk: empty files, and each event.
import type { Database } from '@hakoniwa/database';
import { bytesIn } from '../bytes-in.ts';
import type { Figure } from '../figure.ts';

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
