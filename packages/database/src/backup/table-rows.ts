// Reads the rows of a table as lines of a backup, and writes such lines into it again.
import type pg from 'pg';
import { limits } from './limits.ts';
import { type BackupRow, columnsOf, type RowKind, type RowKinds, tableOf } from './row-kind.ts';

type Client = Pick<pg.ClientBase, 'query'>;

interface Wanted<Kind extends RowKind> {
  readonly kind: Kind;
  /** An SQL condition. */
  readonly where: string;
  /** What $1 is. */
  readonly value: string | null;
}

/** Rows as the database writes them as JSON: moments in ISO 8601, numbers as numbers. */
export async function tableRows<Kind extends RowKind>(
  client: Client,
  wanted: Wanted<Kind>,
): Promise<BackupRow<Kind>[]> {
  const { rows } = await client.query<{ row: BackupRow<Kind> }>(textOf(wanted), [wanted.value]);
  return rows.map(({ row }) => row);
}

/** The same in pages, for tables of which one garden may have very many rows. */
export async function* tablePages<Kind extends RowKind>(
  pool: Pick<pg.Pool, 'query'>,
  wanted: Wanted<Kind>,
): AsyncGenerator<BackupRow<Kind>> {
  const query = { text: textOf(wanted), values: [wanted.value] };
  for await (const { row } of pageByPage<{ row: BackupRow<Kind> }>(pool, query)) yield row;
}

function textOf({ kind, where }: Wanted<RowKind>): string {
  const columns = columnsOf(kind).map(({ field, column }) => `${column} as "${field}"`);
  return `select row_to_json(r) as row from (
    select ${columns.join(', ')} from ${tableOf(kind)} where ${where} order by ${kind.order}) r`;
}

/** A row with the name of its kind, whatever its fields. */
interface AnyRow {
  readonly row: string;
}

interface Insert {
  readonly kinds: RowKinds;
  /** In the order of what they point to. */
  readonly rows: AsyncIterable<AnyRow>;
  /** What rows of a kind get besides what the backup says, by kind and column. */
  readonly more?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
}

/** Keeps rows, many in one statement. */
export async function insertTableRows(
  client: Client,
  { kinds, rows, more = {} }: Insert,
): Promise<void> {
  let group: AnyRow[] = [];
  const put = async () => {
    const name = group[0]?.row;
    const kind = name === undefined ? undefined : kinds[name];
    if (name !== undefined && kind)
      await insertRows(client, { kind, rows: group, more: more[name] ?? {} });
    group = [];
  };
  for await (const row of rows) {
    if (group.length >= limits.groupEvents || group[0]?.row !== row.row) await put();
    group.push(row);
  }
  await put();
}

interface RowsOfKind {
  readonly kind: RowKind;
  readonly rows: readonly object[];
  readonly more?: Readonly<Record<string, string | null>>;
  /** Whether rows that are there already stay as they are. */
  readonly leavesThere?: boolean;
}

/** Keeps rows of one kind in one statement; gives how many were kept. */
export async function insertRows(client: Client, given: RowsOfKind): Promise<number> {
  const { kind, rows, more = {}, leavesThere = false } = given;
  const columns = columnsOf(kind);
  const table = tableOf(kind);
  const names = [...columns.map(({ column }) => column), ...Object.keys(more)].join(', ');
  const fieldsOf = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(({ field, column }) => [column, row[field]]));
  const values = rows.map((row) => ({ ...fieldsOf({ ...row }), ...more }));
  const { rowCount } = await client.query(
    `insert into ${table} (${names})
     select ${names} from json_populate_recordset(null::${table}, $1::json)
     ${leavesThere ? 'on conflict do nothing' : ''}`,
    [JSON.stringify(values)],
  );
  return rowCount ?? 0;
}

/** Rows of any query in pages, each a query of its own: a reader that stops leaves nothing open. */
export async function* pageByPage<R extends pg.QueryResultRow>(
  pool: Pick<pg.Pool, 'query'>,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): AsyncGenerator<R> {
  for (let offset = 0; ; offset += limits.groupEvents) {
    const page = `${text} limit ${limits.groupEvents} offset ${offset}`;
    const { rows } = await pool.query<R>(page, [...values]);
    yield* rows;
    if (rows.length < limits.groupEvents) return;
  }
}
