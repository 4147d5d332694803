// A table's rows as lines of a backup: which columns go along and what may stand in them follows from the table.
import { type Column, getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { backupCount, backupText, jsonOf, moment } from './fields.ts';
import { soundBackupJson } from './sound-json.ts';

type Fields<T extends PgTable> = T['$inferSelect'];

/** The rows of one table in a backup. */
export interface RowKind<T extends PgTable = PgTable, Left extends string = string> {
  readonly table: T;
  /** Columns a row gets anew in the database it is restored in. */
  readonly madeAnew: readonly Left[];
  /** Columns by which the rows are in order. */
  readonly order: string;
  readonly schema: z.ZodObject;
}

/** Kinds of rows by the name they have in a backup, each after those it points to. */
export type RowKinds = Readonly<Record<string, RowKind>>;

/** A row as it stands in a backup: moments in ISO 8601, JSON as its text. */
export type BackupRow<Kind> =
  Kind extends RowKind<infer T, infer Left>
    ? { readonly [K in Exclude<keyof Fields<T>, Left>]: Written<Fields<T>[K]> }
    : never;

type Written<Value> = Value extends Date ? string : Value extends object ? string : Value;

/** A row with the name of its kind. */
export type TaggedRow<Kinds extends RowKinds, Name extends keyof Kinds = keyof Kinds> = {
  readonly [K in Name]: { readonly row: K } & BackupRow<Kinds[K]>;
}[Name];

interface RowKindOptions<T extends PgTable, Left extends string> {
  readonly order: string;
  readonly madeAnew?: readonly Left[];
  /** What may stand in a column, where its type does not say enough. */
  readonly checks?: Partial<Record<Exclude<keyof Fields<T>, Left>, z.ZodType>>;
}

/**
 * Every column goes along, unless it is made anew. One that a backup of an earlier form does not have yet is given its
 * default, or null; so a new column needs no word here.
 */
export function rowKind<T extends PgTable, const Left extends keyof Fields<T> & string = never>(
  table: T,
  { order, madeAnew = [], checks = {} }: RowKindOptions<T, Left>,
): RowKind<T, Left> {
  const given = checks as Readonly<Record<string, z.ZodType | undefined>>;
  const left: readonly string[] = madeAnew;
  const shape = Object.entries(getTableColumns(table))
    .filter(([field]) => !left.includes(field))
    .map(([field, column]) => [field, withDefault(given[field] ?? typed(column), column)]);
  return { table, madeAnew, order, schema: z.strictObject(Object.fromEntries(shape)) };
}

/** Whatever the type of a column says of its values; numbers count from 0, unless a check says otherwise. */
function typed(column: Column): z.ZodType {
  const { dataType, columnType, enumValues } = column;
  if (enumValues && enumValues.length > 0) return z.enum(enumValues as [string, ...string[]]);
  if (dataType === 'string') return backupText;
  if (dataType === 'boolean') return z.boolean();
  if (dataType === 'date') return moment;
  if (dataType === 'custom') return jsonOf(z.unknown());
  if (columnType === 'PgInteger') return backupCount;
  if (columnType === 'PgReal') return z.number();
  if (dataType === 'number') return z.int().min(0);
  throw new TypeError(`no backup was ever made of a column of type ${columnType}`);
}

function withDefault(schema: z.ZodType, column: Column): z.ZodType {
  if (!column.notNull) return schema.nullable().default(null);
  const { default: value } = column;
  if (value === undefined || is(value, SQL)) return schema;
  return schema.default(column.mapToDriverValue(value));
}

/** The fields of a kind and the columns they are kept in. */
export function columnsOf({ schema }: RowKind): readonly { field: string; column: string }[] {
  return Object.keys(schema.shape).map((field) => ({
    field,
    column: field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }));
}

/** The table of a kind, as a statement names it. */
export function tableOf({ table }: RowKind): string {
  return `hakoniwa.${getTableName(table)}`;
}

/** A line of a backup as a row of one of some kinds; what is wrong is said with its field. */
export function soundRow<Kinds extends RowKinds>(
  json: unknown,
  { kinds, entry }: { kinds: Kinds; entry: string },
): TaggedRow<Kinds> {
  const tag = z.looseObject({ row: z.enum(Object.keys(kinds) as [string, ...string[]]) });
  const { row } = soundBackupJson(json, { schema: tag, entry });
  const schema = kinds[row]?.schema.extend({ row: z.literal(row) }) ?? tag;
  return soundBackupJson(json, { schema, entry }) as unknown as TaggedRow<Kinds>;
}
