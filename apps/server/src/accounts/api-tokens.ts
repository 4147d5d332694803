// Tokens of a person's programs: told once when made, listed without their secret, ended at once.

import type { Database } from '@hakoniwa/database';
import { newId } from '@hakoniwa/garden';
import type { newTokenSchema } from '@hakoniwa/protocol';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import { apiTokensOf, createApiToken, revokeApiToken } from './rows/index.ts';
import { hashOf, newSecret } from './secrets.ts';

const DAY_MS = 86_400_000;

type Row = Awaited<ReturnType<typeof apiTokensOf>>[number];

/** Makes a token; TOKEN_LIMIT when there are too many. */
export async function makeToken(
  database: Database,
  userId: string,
  { name, scope, days }: z.infer<typeof newTokenSchema>,
) {
  const token = newSecret('hkw');
  const expiresAt = days === undefined ? undefined : new Date(Date.now() + days * DAY_MS);
  const row = await createApiToken(database, {
    token: {
      ...{ id: newId('token'), userId, name, hash: hashOf(token) },
      ...{ mayWrite: scope === 'write', expiresAt },
    },
    most: limits.tokens,
  });
  if (!row) throw new Refused('TOKEN_LIMIT', `no more than ${limits.tokens} tokens`);
  return { ...shown(row), token };
}

/** A person's tokens. */
export async function listTokens(database: Database, userId: string) {
  return (await apiTokensOf(database, userId)).map(shown);
}

/** Ends a token; UNKNOWN_TOKEN for a foreign one as for none. */
export async function endToken(
  database: Database,
  token: { readonly userId: string; readonly id: string },
): Promise<void> {
  if (!(await revokeApiToken(database, token)))
    throw new Refused('UNKNOWN_TOKEN', 'there is no such token');
}

function shown({ id, name, mayWrite, createdAt, expiresAt, lastUsedAt }: Row) {
  return {
    ...{ id, name, scope: mayWrite ? ('write' as const) : ('read' as const) },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
