// Reads what is played out of a database: a campaign at one moment, so that its rows and its log tell the same story.
import { type BackedUpDatabase, type LogMoment, tableRows } from '@hakoniwa/database/backup';
import type pg from 'pg';
import {
  LEDGER_KINDS,
  type LedgerRow,
  PLAY_KINDS,
  type PlayKind,
  type PlayRow,
} from './play-kinds.ts';

/** A campaign at one moment: its rows, and where its branches stood then. */
interface ReadCampaign {
  readonly moment: LogMoment;
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
  database: BackedUpDatabase,
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
    for (const name of Object.keys(PLAY_KINDS) as PlayKind[]) {
      const value = name === 'update' ? garden : id;
      const wanted = { kind: PLAY_KINDS[name], where: WHERE[name], value };
      for (const row of await tableRows(client, wanted))
        rows.push({ row: name, ...row } as unknown as PlayRow);
    }
    const head = tips.rows.find(({ isHead }) => isHead)?.name ?? '';
    const ends = tips.rows.map(({ name, seq, hash }) => [name, { seq, hash }] as const);
    return { moment: { head, tips: new Map(ends) }, rows };
  });
}

const TIPS = `
select b.name, b.tip_seq as seq, b.tip_hash as hash, h.branch_id is not null as "isHead"
from hakoniwa.gardens g join hakoniwa.branches b on b.garden_id = g.id
  left join hakoniwa.heads h on h.branch_id = b.id
where g.name = $1`;

/** Characters of an owner who never began: they have no garden yet. Everybody's when no owner is meant. */
export function readUnplayed(
  database: BackedUpDatabase,
  owner: { readonly id: string | undefined } | undefined,
): Promise<readonly PlayRow<'character'>[]> {
  const whose = owner ? 'owner_id is not distinct from $1' : '$1::text is null';
  const where = `${whose} and not exists (select from hakoniwa.gardens g where g.name = garden)`;
  return database.withClient(async (client) => {
    const wanted = { kind: PLAY_KINDS.character, where, value: owner?.id ?? null };
    return (await tableRows(client, wanted)).map((row) => ({ row: 'character', ...row }));
  });
}

/** The wallet of a person, and its ledger. */
export function readLedger(
  database: BackedUpDatabase,
  person: string,
): Promise<readonly LedgerRow[]> {
  return atOneMoment(database, async (client) => {
    const of = { where: 'person = $1', value: person };
    const wallets = await tableRows(client, { kind: LEDGER_KINDS.wallet, ...of });
    const entries = await tableRows(client, { kind: LEDGER_KINDS.entry, ...of });
    return [
      ...wallets.map((row) => ({ row: 'wallet' as const, ...row })),
      ...entries.map((row) => ({ row: 'entry' as const, ...row })),
    ];
  });
}

/** Everything that is read inside is of one moment, whoever writes meanwhile. */
function atOneMoment<T>(
  database: BackedUpDatabase,
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
