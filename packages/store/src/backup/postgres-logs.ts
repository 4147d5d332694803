// A database as the source and the target of backups: read page by page, written in one transaction.
import { isSecret, SETTINGS as SETTING_LIST, type SettingName } from '@hakoniwa/settings';
import type pg from 'pg';
import { GRAPH_NEWS } from '../graph/outbox/record-updates.ts';
import type { Database, Transaction } from '../postgres/database.ts';
import { PostgresEventStore } from '../postgres/postgres-store.ts';
import { transactionOn } from '../postgres/transaction-on.ts';
import type {
  BackupCall,
  BackupGarden,
  BackupPack,
  BackupRevision,
  BackupSetting,
} from './format.ts';
import { limits } from './limits.ts';
import { insertLedger, insertPlay, takenIdAmong } from './play/insert-play.ts';
import { readCampaign, readLedger, readUnplayed } from './play/read-play.ts';
import type { BackupSource, BackupTarget } from './ports.ts';
import { insertGarden, insertPack, insertRevision, insertSetting } from './postgres-rows.ts';

/** Whose rows: a person's, or nobody's in the local mode. Everybody's when left out altogether. */
export interface DatabaseScope {
  readonly owner?: { readonly id: string | undefined } | undefined;
}

/** The gardens, packs and settings of a database, or those of one owner. */
export function databaseSource(database: Database, { owner }: DatabaseScope = {}): BackupSource {
  const rows = <R extends pg.QueryResultRow>(text: string, ...values: unknown[]) =>
    pageByPage<R>(database, text, values);
  const whose = owner ? 'owner_id is not distinct from $1' : '$1::text is null';
  return {
    store: new PostgresEventStore(database),
    gardens: async () => {
      const text = `select name from hakoniwa.gardens where ${whose} order by id`;
      return (await database.pool.query<{ name: string }>(text, [owner?.id ?? null])).rows.map(
        ({ name }) => name,
      );
    },
    factsOf: (garden) => factsOf(database, garden),
    callsOf: (garden) => rows<BackupCall>(CALLS, garden),
    packs: () =>
      rows<BackupPack>(
        `select name, version, hash, files, handle, revision from hakoniwa.packs
         where ${whose} order by id`,
        owner?.id ?? null,
      ),
    revisions: () =>
      rows<BackupRevision>(
        `select p.handle, r.number, r.parent, r.files, r.hash, r.note,
           to_json(r.created_at) #>> '{}' as "createdAt"
         from hakoniwa.pack_revisions r join hakoniwa.packs p on p.id = r.pack_id
         where ${whose} order by p.id, r.number`,
        owner?.id ?? null,
      ),
    campaignOf: (garden) => readCampaign(database, garden),
    unplayed: () => readUnplayed(database, { whose, ownerId: owner?.id ?? null }),
    ledger: () => readLedger(database, owner?.id ?? 'local'),
    settings: () =>
      publicSettings(rows<BackupSetting & { scope: string }>(SETTINGS_TEXT, owner?.id ?? 'house')),
  };
}

const CALLS = `
select c.id, c.branch, c.seq, c.state, c.model, c.character, c.purpose, c.key, c.request, c.answer, c.input_tokens as "inputTokens",
  c.output_tokens as "outputTokens", to_json(c.started_at) #>> '{}' as "startedAt",
  to_json(c.ended_at) #>> '{}' as "endedAt"
from hakoniwa.model_calls c join hakoniwa.gardens g on g.id = c.garden_id
where g.name = $1 order by c.branch, c.seq, c.id`;

const SETTINGS_TEXT = 'select name, value from hakoniwa.settings where scope = $1 order by name';

/** Names that hold a secret, by our own list and by what they are called. */
async function* publicSettings(rows: AsyncIterable<BackupSetting>): AsyncGenerator<BackupSetting> {
  for await (const row of rows) if (!isSecretName(row.name)) yield row;
}

/** Whether a setting never leaves the house. */
function isSecretName(name: string): boolean {
  const isListed = Object.hasOwn(SETTING_LIST, name) && isSecret(name as SettingName);
  return isListed || /key|token|secret|passw|credential|cookie|_url$/i.test(name);
}

async function factsOf({ pool }: Database, garden: string): Promise<BackupGarden> {
  const { rows } = await pool.query<{ facts: BackupGarden }>(FACTS, [garden]);
  return rows[0]?.facts ?? {};
}

const FACTS = `
select json_strip_nulls(json_build_object('title', title, 'pack', pack, 'scenario', scenario,
  'language', language, 'createdAt', created_at, 'clockState', clock_state,
  'clockSpeed', clock_speed)) as facts
from hakoniwa.gardens where name = $1`;

/** Rows in pages, each a query of its own: a reader that stops leaves nothing open. */
async function* pageByPage<R extends pg.QueryResultRow>(
  { pool }: Database,
  text: string,
  values: readonly unknown[],
): AsyncGenerator<R> {
  for (let offset = 0; ; offset += limits.groupEvents) {
    const page = `${text} limit ${limits.groupEvents} offset ${offset}`;
    const { rows } = await pool.query<R>(page, [...values]);
    yield* rows;
    if (rows.length < limits.groupEvents) return;
  }
}

interface DatabaseTarget extends DatabaseScope {
  /** Asks for the result of a session that was being worked out where the backup was made. */
  readonly askResult?:
    | ((
        tx: Transaction,
        asked: { readonly sessionId: string; readonly ownerId: string | undefined },
      ) => Promise<void>)
    | undefined;
}

/** A database that takes gardens for an owner, all of a backup in one transaction. */
export function databaseTarget(
  database: Database,
  { owner, askResult = async () => undefined }: DatabaseTarget = {},
): BackupTarget {
  const ownerId = owner?.id ?? null;
  return {
    hasGarden: async (name) => {
      const text = 'select from hakoniwa.gardens where name = $1';
      return (await database.pool.query(text, [name])).rowCount === 1;
    },
    takenId: (ids) => takenIdAmong(database.pool, ids),
    restore: async (work) => {
      const restored = await transactionOn(database, ({ client, tx }) =>
        work({
          garden: (garden) => insertGarden(client, { garden, ownerId }),
          pack: (pack) => insertPack(client, { pack, ownerId }),
          revision: (revision) => insertRevision(client, { revision, ownerId }),
          play: async (rows) => {
            const asked = (sessionId: string) =>
              askResult(tx, { sessionId, ownerId: ownerId ?? undefined });
            await insertPlay(client, { rows, ownerId, asked });
            return true;
          },
          ledger: (rows) => insertLedger(client, { rows, ownerId }),
          setting: async (setting) =>
            !isSecretName(setting.name) &&
            insertSetting(client, { setting, scope: ownerId ?? 'house' }),
        }),
      );
      // The graph is built anew from what was recorded, by whichever process carries.
      database.feed.tell(GRAPH_NEWS);
      return restored;
    },
  };
}
