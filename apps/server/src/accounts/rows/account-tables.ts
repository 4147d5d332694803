// The tables of accounts: how people and programs prove who they are, and what was done in whose name.
import { hakoniwa, idColumn, momentColumn, nowColumn, users } from '@hakoniwa/database';
import { bigint, boolean, index, text } from 'drizzle-orm/pg-core';

const person = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Browsers that are signed in. A row lets nobody in, with the server's secret or without: the token is kept as a hash. */
export const sessions = hakoniwa.table(
  'sessions',
  {
    id: text().primaryKey(),
    userId: person(),
    token: text().notNull().unique(),
    expiresAt: momentColumn().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: nowColumn(),
    updatedAt: nowColumn(),
  },
  (table) => [index().on(table.userId)],
);

/** Passwords as memory-hard hashes; the other columns are the auth library's, for ways we do not offer. */
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
    accessTokenExpiresAt: momentColumn(),
    refreshTokenExpiresAt: momentColumn(),
    scope: text(),
    createdAt: nowColumn(),
    updatedAt: nowColumn(),
  },
  (table) => [index().on(table.userId)],
);

/** Codes the auth library sends out; it wants the table, we send none. */
export const verifications = hakoniwa.table('verifications', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: momentColumn().notNull(),
  createdAt: nowColumn(),
  updatedAt: nowColumn(),
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
    createdAt: nowColumn(),
    expiresAt: momentColumn(),
    lastUsedAt: momentColumn(),
  },
  (table) => [index().on(table.userId)],
);

/** Codes that let one person make an account; only the hash is kept. */
export const invitations = hakoniwa.table('invitations', {
  id: text().primaryKey(),
  /** None for the code that sets the server up. */
  userId: text().references(() => users.id, { onDelete: 'cascade' }),
  hash: text().notNull().unique(),
  createdAt: nowColumn(),
  expiresAt: momentColumn().notNull(),
  usedAt: momentColumn(),
});

/** What the director did, who that was and when; written before it is done, completed after. */
export const auditLines = hakoniwa.table(
  'audit_lines',
  {
    id: idColumn(),
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
    at: nowColumn(),
    /** `done` or `denied` with the last event; none when it never came to an end. */
    outcome: text(),
    seq: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.garden, table.id)],
);
