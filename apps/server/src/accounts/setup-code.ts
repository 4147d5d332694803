// The code that makes the first account: told once at the start of a server that nobody keeps yet.

import type { Database } from '@hakoniwa/database';
import { newId } from '@hakoniwa/garden';
import { limits } from '../limits.ts';
import { createInvitation, hasOperator } from './rows/index.ts';
import { hashOf, newSecret } from './secrets.ts';

/** A fresh code; undefined when the server has a keeper. */
export async function setupCode(database: Database): Promise<string | undefined> {
  if (await hasOperator(database)) return undefined;
  const code = newSecret('setup');
  const expiresAt = new Date(Date.now() + limits.invitationMs);
  await createInvitation(database, {
    invitation: { id: newId('invitation'), hash: hashOf(code), expiresAt },
    most: limits.invitations,
  });
  return code;
}
