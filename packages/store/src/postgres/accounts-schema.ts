// The tables of accounts: how people and programs prove who they are, and what was done in whose name.
import { bigint, boolean, index, text, timestamp } from 'drizzle-orm/pg-core';
import { hakoniwa, users } from './schema.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const now = () => moment().notNull().defaultNow();
const person = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Browsers that are signed in. A row lets nobody in, with the house's secret or without: the token is kept as a hash. @public */
export const sessions = hakoniwa.table(
  'sessions',
  {
    id: text().primaryKey(),
    userId: person(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: now(),
    updatedAt: now(),
  },
  (table) => [index().on(table.userId)],
);

/** Passwords as memory-hard hashes; the other columns are the auth library's, for ways we do not offer. @public */
export const credentials = hakoniwa.table(
  'credentials',
  {
    id: text().primaryKey(),
    userId: person(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: now(),
    updatedAt: now(),
  },
  (table) => [index().on(table.userId)],
);

/** Codes the auth library sends out; it wants the table, we send none. @public */
export const verifications = hakoniwa.table('verifications', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment().notNull(),
  createdAt: now(),
  updatedAt: now(),
});

/** What programs show; only the hash is kept. */
export const apiTokens = hakoniwa.table(
  'api_tokens',
  {
    id: text().primaryKey(),
    userId: person(),
    name: text().notNull(),
    hash: text().notNull().unique(),
    mayWrite: boolean().notNull(),
    createdAt: now(),
    expiresAt: moment(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** Codes that let one person make an account; only the hash is kept. */
export const invitations = hakoniwa.table('invitations', {
  id: text().primaryKey(),
  /** None for the code that sets the house up. */
  userId: text().references(() => users.id, { onDelete: 'cascade' }),
  hash: text().notNull().unique(),
  createdAt: now(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

/** What the director did, who that was and when; written before it is done, completed after. */
export const auditLines = hakoniwa.table(
  'audit_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** None in the local mode. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    garden: text().notNull(),
    /** Who, and by what they were let in. */
    who: text().notNull(),
    by: text().notNull(),
    what: text().notNull(),
    /** The request as JSON text. */
    detail: text().notNull(),
    requestId: text(),
    at: now(),
    /** `done` or `denied` with the last event; none when it never came to an end. */
    outcome: text(),
    seq: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.garden, table.id)],
);
