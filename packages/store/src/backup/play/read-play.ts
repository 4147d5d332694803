// Reads what is played out of a database: a campaign at one moment, so that its rows and its log tell the same story.
import type pg from 'pg';
import type { Database } from '../../postgres/database.ts';
import {
  columnsOf,
  type KindName,
  LEDGER_KINDS,
  type LedgerRow,
  PLAY_KINDS,
  type PlayKind,
  type PlayRow,
  type RowOf,
  rowKindOf,
} from './row-kinds.ts';

/** A campaign at one moment: its rows, and where its branches stood then. */
export interface ReadCampaign {
  readonly head: string;
  readonly tips: ReadonlyMap<string, { readonly seq: number; readonly hash: string }>;
  readonly rows: readonly PlayRow[];
}

/** How the rows of a kind are found from the character; news of the graph is the garden's. */
const OF_SESSIONS = `session_id in (select id from hakoniwa.play_sessions where character_id = $1)`;
const WHERE: Readonly<Record<PlayKind, string>> = {
  character: 'id = $1',
  arc: 'character_id = $1',
  session: 'character_id = $1',
  message: OF_SESSIONS,
  event: OF_SESSIONS,
  proposal: OF_SESSIONS,
  step: OF_SESSIONS,
  result: OF_SESSIONS,
  milestone: OF_SESSIONS,
  update: `campaign = $1 and body like '{%'`,
};

/** The campaign that is played in a garden; undefined when nobody plays there. */
export function readCampaign(
  database: Database,
  garden: string,
): Promise<ReadCampaign | undefined> {
  return atOneMoment(database, async (client) => {
    const found = await client.query<{ id: string }>(
      'select id from hakoniwa.play_characters where garden = $1',
      [garden],
    );
    const id = found.rows[0]?.id;
    if (id === undefined) return undefined;
    const tips = await client.query<{ name: string; seq: number; hash: string; isHead: boolean }>(
      TIPS,
      [garden],
    );
    const rows: PlayRow[] = [];
    for (const kind of Object.keys(PLAY_KINDS) as PlayKind[])
      rows.push(
        ...(await rowsOf(client, {
          ...{ kind, where: WHERE[kind] },
          value: kind === 'update' ? garden : id,
        })),
      );
    return {
      head: tips.rows.find(({ isHead }) => isHead)?.name ?? '',
      tips: new Map(tips.rows.map(({ name, seq, hash }) => [name, { seq, hash }])),
      rows,
    };
  });
}

const TIPS = `
select b.name, b.tip_seq as seq, b.tip_hash as hash, h.branch_id is not null as "isHead"
from hakoniwa.gardens g join hakoniwa.branches b on b.garden_id = g.id
  left join hakoniwa.heads h on h.branch_id = b.id
where g.name = $1`;

/** Whose: a person's, nobody's in the local mode, or everybody's. */
export interface OfOwner {
  readonly whose: string;
  readonly ownerId: string | null;
}

/** Characters of an owner who never began: they have no garden yet. */
export function readUnplayed(
  database: Database,
  { whose, ownerId }: OfOwner,
): Promise<readonly RowOf<'character'>[]> {
  const where = `${whose} and not exists (select from hakoniwa.gardens g where g.name = garden)`;
  return database.withClient((client) =>
    rowsOf(client, { kind: 'character', where, value: ownerId }),
  );
}

/** The wallet of a person, and its ledger. */
export function readLedger(database: Database, person: string): Promise<readonly LedgerRow[]> {
  return atOneMoment(database, async (client) => {
    const rows: LedgerRow[] = [];
    for (const kind of Object.keys(LEDGER_KINDS) as (keyof typeof LEDGER_KINDS)[])
      rows.push(...(await rowsOf(client, { kind, where: 'person = $1', value: person })));
    return rows;
  });
}

interface Wanted<K extends KindName> {
  readonly kind: K;
  readonly where: string;
  /** What $1 is. */
  readonly value: string | null;
}

/** Rows as the database writes them as JSON: moments in ISO 8601, numbers as numbers. */
async function rowsOf<K extends KindName>(
  client: pg.PoolClient,
  { kind, where, value }: Wanted<K>,
): Promise<RowOf<K>[]> {
  const { table, order } = rowKindOf(kind);
  const columns = columnsOf(kind).map(({ field, column }) => `${column} as "${field}"`);
  const text = `select row_to_json(r) as row from (
    select ${columns.join(', ')} from hakoniwa.${table} where ${where} order by ${order}) r`;
  const { rows } = await client.query<{ row: object }>(text, [value]);
  return rows.map(({ row }) => ({ row: kind, ...row }) as RowOf<K>);
}

/** Everything that is read inside is of one moment, whoever writes meanwhile. */
function atOneMoment<T>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return database.withClient(async (client) => {
    await client.query('begin isolation level repeatable read read only');
    try {
      return await work(client);
    } finally {
      await client.query('rollback');
    }
  });
}
