// Writes something for a trial and takes it back: whether the database can keep things at this moment.
import type pg from 'pg';

/**
 * New pages of a table of its own, 1 MB as a large snapshot, and a word in the log of writes, up to the disk.
 * What is written is gone with the transaction.
 */
export async function tryWrite(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  try {
    await client.query('create temporary table hakoniwa_room (held text) on commit drop');
    await client.query(
      `insert into hakoniwa_room select repeat(md5(i::text), 32) from generate_series(1, 1000) i`,
    );
    await client.query(
      `select pg_logical_emit_message(true, 'hakoniwa', held) from hakoniwa_room limit 1`,
    );
    await client.query('commit');
  } catch (error) {
    // A connection that is gone has rolled back already.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
