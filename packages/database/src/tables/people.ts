// People, the base of all accounts: other owners' rows belong to them, and go when they go.
import { sql } from 'drizzle-orm';
import { boolean, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hakoniwa, nowColumn } from './columns.ts';

/** People. How they prove who they are is the accounts' own affair. */
export const users = hakoniwa.table(
  'users',
  {
    id: text().primaryKey(),
    /** What they sign in with: in small letters, nobody else's. */
    name: text().notNull().unique(),
    /** The auth library knows people by an address; ours are made from the name and lead nowhere. */
    email: text().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** `keeper` for whoever set the server up, else `member`. */
    role: text().notNull().default('member'),
    createdAt: nowColumn(),
    updatedAt: nowColumn(),
  },
  // There is one keeper of the server, however many come with a setup code at once.
  (table) => [uniqueIndex('users_one_keeper').on(table.role).where(sql`${table.role} = 'keeper'`)],
);

/** Whose a row is; nobody's in the local mode. */
export const ownerColumn = () => text().references(() => users.id, { onDelete: 'cascade' });
