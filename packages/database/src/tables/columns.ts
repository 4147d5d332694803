// The columns that tables of every owner are made of; nothing beyond PostgreSQL 15.
import { bigint, customType, pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** Everything of ours is in a schema of its own, so that a server can be used for more. */
export const hakoniwa = pgSchema('hakoniwa');

/** A number the database counts. */
export const idColumn = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const momentColumn = () => timestamp({ withTimezone: true, mode: 'date' });

/** The moment the row is written, unless it says another. */
export const nowColumn = () => momentColumn().notNull().defaultNow();

/** JSON as text, so that it comes back as it was: `jsonb` refuses U+0000 and reorders keys. */
export const jsonText = <T>() =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text) as T,
  })();
