// A database as the source and the target of backups: read page by page, written in one transaction.
import { backupPartsOf, type Database, transactionOn } from '@hakoniwa/database';
import type { BackupScope } from '@hakoniwa/database/backup';
import { GRAPH_NEWS } from '@hakoniwa/database/graph';
import { PostgresEventStore } from '../postgres/postgres-store.ts';
import type { BackupGarden } from './format.ts';
import type { BackupSource, BackupTarget } from './ports.ts';
import { insertGarden } from './postgres-rows.ts';

/** The gardens of a database with the rows of all owners of its tables, or those of one person. */
export function databaseSource(database: Database, scope: BackupScope = {}): BackupSource {
  const { owner } = scope;
  const whose = owner ? 'owner_id is not distinct from $1' : '$1::text is null';
  return {
    store: new PostgresEventStore(database),
    tables: database.owners,
    gardens: async () => {
      const text = `select name from hakoniwa.gardens where ${whose} order by id`;
      return (await database.pool.query<{ name: string }>(text, [owner?.id ?? null])).rows.map(
        ({ name }) => name,
      );
    },
    factsOf: (garden) => factsOf(database, garden),
    partOf: (part) => part.source(database, scope),
  };
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

/** A database that takes gardens for an owner, all of a backup in one transaction. */
export function databaseTarget(database: Database, { owner }: BackupScope = {}): BackupTarget {
  const ownerId = owner?.id ?? null;
  return {
    hasGarden: async (name) => {
      const text = 'select from hakoniwa.gardens where name = $1';
      return (await database.pool.query(text, [name])).rowCount === 1;
    },
    takenId: async (ids) => {
      for (const { takenId } of backupPartsOf(database.owners)) {
        const taken = await takenId?.(database.pool, ids);
        if (taken !== undefined) return taken;
      }
      return undefined;
    },
    restore: async ({ renames, packs }, work) => {
      const restored = await transactionOn(database, ({ client, tx }) =>
        work({
          garden: (garden) => insertGarden(client, { garden, ownerId }),
          partOf: (part) => part.target({ client, tx, ownerId, renames, packs }),
        }),
      );
      // The graph is built anew from what was recorded, by whichever process carries.
      database.feed.tell(GRAPH_NEWS);
      return restored;
    },
  };
}
