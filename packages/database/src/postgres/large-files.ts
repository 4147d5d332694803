// Files in the database: what a job makes or takes must be there for every process, and gone when it is old.
import type pg from 'pg';
import { throughOutage } from './connection-loss.ts';
import type { Database } from './database.ts';
import { transactionOn } from './transaction-on.ts';

/** Bytes carried at once: enough to be quick, little enough to hold many. */
const PIECE_BYTES = 1_000_000;

/** What the database answers when another process took the same file away at the same moment. */
const UNDEFINED_OBJECT = '42704';

/** Puts bytes into a new file and gives its number; nothing is left of one that broke off. */
export async function storeFile(
  database: Database,
  {
    bytes,
    onMade = async () => undefined,
  }: {
    readonly bytes: AsyncIterable<Uint8Array>;
    readonly onMade?: (file: number) => Promise<void> | undefined;
  },
): Promise<{ readonly file: number; readonly bytes: number }> {
  const file = await makeFile(database);
  let at = 0;
  try {
    await onMade(file);
    for await (const piece of pieces(bytes)) {
      await database.pool.query('select lo_put($1::oid, $2, $3)', [file, at, piece]);
      at += piece.byteLength;
    }
  } catch (error) {
    await dropFile(database, file);
    throw error;
  }
  return { file, bytes: at };
}

/** A mark says that it is ours and since when: a server may hold files of others. */
function makeFile(database: Database): Promise<number> {
  return transactionOn(database, async ({ client }) => {
    const made = await client.query<{ file: number }>('select lo_create(0) as file');
    const file = Number(made.rows[0]?.file);
    const seconds = Math.floor(Date.now() / 1_000);
    await client.query(`comment on large object ${file} is 'hakoniwa ${seconds}'`);
    return file;
  });
}

/** Takes away files of ours that are older than so many hours; gives how many. */
export async function dropOldFiles(database: Database, hours: number): Promise<number> {
  const text = `select oid::int8 as file from (
    select oid, substring(obj_description(oid, 'pg_largeobject') from '^hakoniwa ([0-9]+)$') as made
    from pg_largeobject_metadata) files
    where made::bigint < extract(epoch from now()) - $1::int * 3600`;
  const old = await throughOutage<pg.QueryResult<{ file: string }>>(() =>
    database.pool.query(text, [hours]),
  );
  let dropped = 0;
  for (const { file } of old.rows) if (await dropFile(database, Number(file))) dropped++;
  return dropped;
}

/** Small pieces are gathered: each is a round trip. */
async function* pieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    held.push(piece);
    size += piece.byteLength;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

/** The bytes of a file, from first to last; throws when it is gone. */
export async function* readFileBytes(
  { pool }: Database,
  file: number,
): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; ; ) {
    const read = () =>
      pool.query<{ piece: Buffer }>('select lo_get($1::oid, $2, $3) as piece', [
        file,
        at,
        PIECE_BYTES,
      ]);
    const piece = (await throughOutage(read)).rows[0]?.piece;
    if (!piece || piece.byteLength === 0) return;
    at += piece.byteLength;
    yield new Uint8Array(piece);
  }
}

/** Takes a file away and says whether it did; one that is gone already is no matter. */
export async function dropFile({ pool }: Pick<Database, 'pool'>, file: number): Promise<boolean> {
  const text = 'select lo_unlink(oid) from pg_largeobject_metadata where oid = $1::oid';
  try {
    const { rowCount } = await throughOutage<pg.QueryResult>(() => pool.query(text, [file]));
    return rowCount === 1;
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNDEFINED_OBJECT) return false;
    throw error;
  }
}
