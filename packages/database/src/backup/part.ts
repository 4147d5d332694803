// What an owner of tables adds to a backup: lines of JSON beside each garden's log, and files that stand once.
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Renames } from './renames.ts';

/** Whose rows: a person's, or nobody's in the local mode. Everybody's when left out altogether. */
export interface BackupScope {
  readonly owner?: { readonly id: string | undefined } | undefined;
}

/** A database, as far as a part reads it. */
export interface BackedUpDatabase {
  readonly pool: pg.Pool;
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

/** A file of lines that stands once in a backup. */
export interface PartFile {
  readonly file: string;
  /** The form of backups that first had it. */
  readonly since: number;
}

/** A file of lines beside the log of a garden. */
export interface GardenFile {
  readonly file: string;
  /** What the garden's sheet counts the lines as. */
  readonly counts: string;
  /** Whether every garden has it; else those alone that have rows. */
  readonly isAlways: boolean;
  /** Whether a folder of logs keeps it beside the log, too. */
  readonly isForFolders: boolean;
  /** The kind of id a restored garden gets that has such a file; `garden` when it is left out. */
  readonly gardenKind?: string;
}

/** The part of one owner. */
export interface BackupPart {
  /** What its faults and its report go by. */
  readonly name: string;
  readonly files: readonly PartFile[];
  readonly gardenFile?: GardenFile;
  /** What the manifest says of it, from how many lines there are. */
  readonly totals: (lines: CountedLines) => Readonly<Record<string, number>>;
  readonly source: (database: BackedUpDatabase, scope: BackupScope) => PartSource;
  readonly check: () => PartCheck;
  /** The first of some ids that is taken; undefined when all are free. */
  readonly takenId?: (pool: pg.Pool, ids: readonly string[]) => Promise<string | undefined>;
  readonly target: (into: RestoringInto) => PartTarget;
}

/** How many lines there are: of each garden that has the part's file, and of each file that stands once. */
export interface CountedLines {
  readonly gardens: readonly number[];
  readonly files: Readonly<Record<string, number>>;
}

/** What is read for a backup. */
export interface PartSource {
  /** Lines beside a garden's log; undefined where it has none. */
  readonly garden?: (garden: string) => Promise<GardenLines | undefined>;
  readonly rows: (file: string, wanted: WantedRows) => AsyncIterable<object>;
}

export interface GardenLines {
  readonly rows: AsyncIterable<object>;
  /** Where the log stood when the rows were read: they tell of no later event. */
  readonly moment?: LogMoment | undefined;
}

export interface LogMoment {
  readonly head: string;
  readonly tips: ReadonlyMap<string, { readonly seq: number; readonly hash: string }>;
}

export interface WantedRows {
  /** Everything of the owner, or some gardens alone. */
  readonly isAll: boolean;
  /** What those gardens were made from, as their rows name it. */
  readonly packs: ReadonlySet<string>;
}

/** Checks what a backup or a database holds of the part; throws BackupRefusedError. */
export interface PartCheck {
  readonly garden?: (rows: AsyncIterable<unknown>, of: CheckedLog) => Promise<void>;
  readonly file: (file: string, rows: AsyncIterable<unknown>) => Promise<void>;
  /** There are no more rows. */
  readonly finish: () => CheckedRows;
}

/** A garden's log, as far as rows point into it. */
export interface CheckedLog {
  /** The entry the rows stand in. */
  readonly entry: string;
  readonly name: string;
  readonly head: string;
  readonly branches: readonly { readonly id: string; readonly seq: number }[];
}

export interface CheckedRows {
  /** Every id that is made new when the backup is restored. */
  readonly ids: readonly string[];
  /** What is left behind where there is no place for such rows, by name. */
  readonly names: readonly string[];
  /** How many there are of what a server has limits for. */
  readonly limited?: Readonly<Record<string, number>>;
}

/** Where the rows go, in the one transaction of the whole restore. */
export interface RestoringInto {
  readonly client: pg.PoolClient;
  readonly tx: PgDatabase<NodePgQueryResultHKT>;
  readonly ownerId: string | null;
  readonly renames: Renames;
  /** What the gardens of the backup were made from, as the backup names it. */
  readonly packs: ReadonlySet<string>;
}

/** Reads a file of the part; nothing where the form of the backup has none. */
export type ReadPartFile = (file: string) => AsyncIterable<unknown>;

export interface PartTarget {
  /** What gardens are made from comes before them. */
  readonly before?: (read: ReadPartFile) => Promise<void>;
  readonly garden?: (rows: AsyncIterable<unknown>, garden: string) => Promise<void>;
  readonly after?: (read: ReadPartFile) => Promise<void>;
  readonly report: () => PartReport;
}

export interface PartReport {
  /** What was not taken: it is there already, or there is no place for it. */
  readonly left: readonly string[];
  /** What people know by its id: the one in the backup, and the one it has now. */
  readonly moved: readonly { readonly from: string; readonly id: string }[];
}
