// Events read per second from a long log.
import type { Database } from '@hakoniwa/database';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import type { Figure } from '../figure.ts';
import { elapsedMs } from '../measure.ts';

export async function reading(database: Database): Promise<readonly Figure[]> {
  const store = new PostgresEventStore(database);
  let count = 0;
  const ms = await elapsedMs(async () => {
    for await (const event of store.read({ garden: 'grouped', branch: 'main' })) {
      if (event.seq > 0) count += 1;
    }
  });
  return [{ name: `events read, a log of ${count}`, value: (count * 1_000) / ms, unit: '/s' }];
}
