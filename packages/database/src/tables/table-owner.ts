// Tables belong to whoever writes their queries: an owner brings its tables, how they came to be and what of them is backed up.
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BackupPart } from '../backup/part.ts';

export interface TableOwner {
  /** Its name among the migrations of a database; never changed. */
  readonly name: string;
  /** The owners its own tables point to. */
  readonly on: readonly TableOwner[];
  readonly tables: Readonly<Record<string, PgTable>>;
  /** The folder of its migrations, as drizzle-kit writes it. */
  readonly migrations: URL;
  /** Statements that take away what is old and needed by nobody, by what they take. */
  readonly outdated?: Readonly<Record<string, string>>;
  /** What of its rows goes into a backup; nothing when it is left out. */
  readonly backup?: readonly BackupPart[];
}

/** Owners with all they stand on, each after those it points to, each once. */
export function ownersOf(asked: readonly TableOwner[]): readonly TableOwner[] {
  const found = new Map<string, TableOwner>();
  const take = (owner: TableOwner) => {
    for (const below of owner.on) take(below);
    const known = found.get(owner.name) ?? owner;
    if (known !== owner) throw new TypeError(`two owners of tables are called ${owner.name}`);
    found.set(owner.name, owner);
  };
  for (const owner of asked) take(owner);
  return [...found.values()];
}

/** What the owners add to a backup, in the order of the owners. */
export function backupPartsOf(owners: readonly TableOwner[]): readonly BackupPart[] {
  return ownersOf(owners).flatMap(({ backup = [] }) => backup);
}

/** An SQL condition: the column tells of a moment more than so many days ago. */
export function olderThan(column: string, days: number): string {
  return `${column} < now() - interval '${days} days'`;
}
