// Writes the rows of play into a database, in the transaction of everything else that is restored.
import type pg from 'pg';
import { limits } from '../limits.ts';
import { columnsOf, type LedgerRow, type PlayRow, rowKindOf } from './row-kinds.ts';

type Client = Pick<pg.ClientBase, 'query'>;

type Row = PlayRow | LedgerRow;

interface Insert {
  readonly rows: AsyncIterable<Row>;
  /** What rows of a kind get besides what the backup says. */
  readonly more: Partial<Record<Row['row'], Readonly<Record<string, string | null>>>>;
}

interface InsertPlay {
  readonly rows: AsyncIterable<PlayRow>;
  readonly ownerId: string | null;
  /** Told of each session whose result was on its way: nobody works on it here yet. */
  readonly asked: (sessionId: string) => Promise<void>;
}

/** Keeps a campaign, or a character who never began, for an owner. */
export async function insertPlay(client: Client, given: InsertPlay): Promise<void> {
  const { ownerId, asked } = given;
  let characterId = '';
  const rows = async function* () {
    for await (const row of given.rows) {
      if (row.row === 'character') characterId = row.id;
      yield row;
    }
  };
  await insertRows(client, { rows: rows(), more: { character: { owner_id: ownerId } } });
  const { rows: waiting } = await client.query<{ id: string }>(WAITING, [characterId]);
  for (const { id } of waiting) await asked(id);
}

const WAITING = `select s.id from hakoniwa.play_sessions s where s.character_id = $1 and (
  (s.status = 'COMPLETED' and s.result_status in ('processing', 'failed'))
  or (s.status = 'ENDING_PROPOSED' and exists (select from hakoniwa.play_proposals p
    where p.session_id = s.id and p.is_mandatory and p.state = 'open')))`;

interface InsertLedger {
  readonly rows: AsyncIterable<LedgerRow>;
  readonly ownerId: string | null;
}

/** Keeps a wallet with its ledger, unless its owner has one: points are never made twice. */
export async function insertLedger(
  client: Client,
  { rows, ownerId }: InsertLedger,
): Promise<boolean> {
  const person = ownerId ?? 'local';
  const there = await client.query('select from hakoniwa.sp_wallets where person = $1', [person]);
  if (there.rowCount !== 0) return false;
  const more = { wallet: { person, owner_id: ownerId }, entry: { person } };
  await insertRows(client, { rows, more });
  return true;
}

/** The first of some ids that is taken; undefined when all are free. */
export async function takenIdAmong(
  pool: Client,
  ids: readonly string[],
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from hakoniwa.play_characters where id = any($1) or garden = any($1)
     union all select id from hakoniwa.play_sessions where id = any($1) or result_id = any($1)
     union all select id from hakoniwa.play_arcs where id = any($1)
     union all select handle from hakoniwa.packs where handle = any($1) limit 1`,
    [ids],
  );
  return rows[0]?.id;
}

/** Keeps rows that stand in the order of what they point to. */
async function insertRows(client: Client, { rows, more }: Insert): Promise<void> {
  let group: Row[] = [];
  const put = async () => {
    const kind = group[0]?.row;
    if (kind !== undefined) await insertGroup(client, { kind, group, more: more[kind] ?? {} });
    group = [];
  };
  for await (const row of rows) {
    if (group.length >= limits.groupEvents || group[0]?.row !== row.row) await put();
    group.push(row);
  }
  await put();
}

interface Group {
  readonly kind: Row['row'];
  readonly group: readonly Row[];
  readonly more: Readonly<Record<string, string | null>>;
}

async function insertGroup(client: Client, { kind, group, more }: Group): Promise<void> {
  const { table } = rowKindOf(kind);
  const columns = columnsOf(kind);
  const names = [...columns.map(({ column }) => column), ...Object.keys(more)].join(', ');
  const fieldsOf = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(({ field, column }) => [column, row[field]]));
  const values = group.map((row) => ({ ...fieldsOf(row), ...more }));
  await client.query(
    `insert into hakoniwa.${table} (${names})
     select ${names} from json_populate_recordset(null::hakoniwa.${table}, $1::json)`,
    [JSON.stringify(values)],
  );
}
