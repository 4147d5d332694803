// Tokens of programs in the database: made, listed, shown and revoked; only their hashes are kept.

import { type Database, users } from '@hakoniwa/database';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { apiTokens } from './account-tables.ts';

export interface ApiTokenRow {
  readonly id: string;
  readonly name: string;
  readonly mayWrite: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

interface NewApiToken {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly hash: string;
  readonly mayWrite: boolean;
  readonly expiresAt?: Date | undefined;
}

/** Whose token it is and what it may do. */
export interface TokenBearer {
  readonly id: string;
  readonly userId: string;
  readonly userName: string;
  readonly role: string;
  readonly mayWrite: boolean;
}

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  mayWrite: apiTokens.mayWrite,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

/** Keeps a token; undefined when the person has as many as they may have. */
export function createApiToken(
  database: Database,
  { token, most }: { readonly token: NewApiToken; readonly most: number },
): Promise<ApiTokenRow | undefined> {
  return database.transaction(async (tx) => {
    // Whoever asks twice at once waits, so that nobody gets past the limit.
    await tx.select().from(users).where(eq(users.id, token.userId)).for('update');
    const held = await tx.$count(apiTokens, eq(apiTokens.userId, token.userId));
    if (held >= most) return undefined;
    const [row] = await tx.insert(apiTokens).values(token).returning(shown);
    return row;
  });
}

/** A person's tokens, newest first. */
export function apiTokensOf(database: Database, userId: string): Promise<ApiTokenRow[]> {
  return database.queries
    .select(shown)
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

/** Ends a token of this person; false when they have none of that id. */
export async function revokeApiToken(
  database: Database,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const gone = await database.queries
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning({ id: apiTokens.id });
  return gone.length > 0;
}

/** Ends all tokens of a person. */
export async function revokeApiTokensOf(database: Database, userId: string): Promise<void> {
  await database.queries.delete(apiTokens).where(eq(apiTokens.userId, userId));
}

/** Whose token has this hash, if it still holds. */
export async function bearerOfToken(
  database: Database,
  hash: string,
): Promise<TokenBearer | undefined> {
  const [found] = await database.queries
    .select({
      id: apiTokens.id,
      userId: users.id,
      userName: users.name,
      role: users.role,
      mayWrite: apiTokens.mayWrite,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.hash, hash),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
      ),
    );
  if (found) await noteUse(database, found.id);
  return found;
}

/** To the minute: a program that asks a hundred times a second must not write as often. */
async function noteUse(database: Database, id: string): Promise<void> {
  const isStale = sql`(${apiTokens.lastUsedAt} is null or ${apiTokens.lastUsedAt} < now() - interval '1 minute')`;
  await database.queries
    .update(apiTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiTokens.id, id), isStale));
}
