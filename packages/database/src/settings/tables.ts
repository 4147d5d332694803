// The table of settings: of the server, or of a person.
import { sql } from 'drizzle-orm';
import { primaryKey, text } from 'drizzle-orm/pg-core';
import { hakoniwa, nowColumn } from '../tables/columns.ts';

/** Settings, of the server (`scope` is `house`) or of a person or garden. */
export const settings = hakoniwa.table(
  'settings',
  {
    scope: text().notNull().default(sql`'house'`),
    name: text().notNull(),
    value: text().notNull(),
    changedAt: nowColumn(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.name] })],
);
