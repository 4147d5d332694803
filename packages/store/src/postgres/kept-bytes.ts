// What everybody's logs take, as the database keeps them.
import { type Database, throughOutage } from '@hakoniwa/database';

const BY_OWNER = `
select g.owner_id as owner, sum(b.bytes)::text as bytes
from hakoniwa.gardens g join hakoniwa.branches b on b.garden_id = g.id group by 1`;

/** Bytes of all logs by their owner; undefined owns those of the local mode. Snapshots are a cache and not counted. */
export async function keptBytes({
  pool,
}: Pick<Database, 'pool'>): Promise<ReadonlyMap<string | undefined, number>> {
  const { rows } = await throughOutage(() =>
    pool.query<{ owner: string | null; bytes: string }>(BY_OWNER),
  );
  return new Map(rows.map(({ owner, bytes }) => [owner ?? undefined, Number(bytes)]));
}
