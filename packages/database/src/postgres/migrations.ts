// The migrations of all owners of tables, and which of them a database has.
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { ownersOf, type TableOwner } from '../tables/table-owner.ts';

/** One migration of one owner. */
export interface Migration {
  readonly owner: string;
  /** When it was written, in milliseconds: it is known by that. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

/**
 * Up to version 0.1 all owners had one list of migrations, and its rows name no owner. Each owner has the parts that
 * are about its own tables under the same moment; this is the last one of that list.
 */
const LAST_SHARED = 1_794_847_515_756;

/** All migrations of the owners and of those they stand on, in the order they are applied. */
export function migrationsOf(owners: readonly TableOwner[]): readonly Migration[] {
  const all = ownersOf(owners).flatMap(({ name: owner, migrations }) =>
    readMigrationFiles({ migrationsFolder: fileURLToPath(migrations) }).map(
      ({ folderMillis: when, hash, sql: statements }) => ({ owner, when, hash, statements }),
    ),
  );
  // Stable: of one moment those of the lower owner come first.
  return all.toSorted((a, b) => a.when - b.when);
}

/** When the last migration of an owner was written. */
export function lastMigration(owner: TableOwner): number {
  const files = readMigrationFiles({ migrationsFolder: fileURLToPath(owner.migrations) });
  return Math.max(0, ...files.map(({ folderMillis }) => folderMillis));
}

/** What a database has. */
export interface Applied {
  readonly isEmpty: boolean;
  readonly has: (migration: Pick<Migration, 'owner' | 'when'>) => boolean;
  /** Whether it has one that none of these is. */
  readonly isBeyond: (known: readonly Migration[]) => boolean;
}

// Read as JSON: a database of version 0.1 has no column for the owner.
const APPLIED = `select to_jsonb(m) ->> 'owner' as owner, m.created_at::text as "when"
  from drizzle.__drizzle_migrations m`;

export async function appliedTo(client: pg.ClientBase): Promise<Applied> {
  const { rows: there } = await client.query<{ there: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as there`,
  );
  const rows = there[0]?.there ? (await client.query<AppliedRow>(APPLIED)).rows : [];
  const keys = new Set(rows.map(({ owner, when }) => keyOf(owner, Number(when))));
  return {
    isEmpty: rows.length === 0,
    has: ({ owner, when }) => keys.has(keyOf(owner, when)) || keys.has(keyOf(null, when)),
    isBeyond: (known) => {
      const mine = new Set(known.map(({ owner }) => owner));
      const whens = new Set(known.map(({ owner, when }) => keyOf(owner, when)));
      return rows.some(({ owner, when }) =>
        owner === null
          ? Number(when) > LAST_SHARED
          : mine.has(owner) && !whens.has(keyOf(owner, Number(when))),
      );
    },
  };
}

interface AppliedRow {
  readonly owner: string | null;
  readonly when: string;
}

function keyOf(owner: string | null, when: number): string {
  return JSON.stringify([owner, when]);
}
