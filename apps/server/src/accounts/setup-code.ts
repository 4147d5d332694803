// The code that makes the first account: told once at the start of a house that nobody keeps yet.
import { createInvitation, hasOperator } from '@hakoniwa/store/accounts';
import type { Database } from '@hakoniwa/store/postgres';
import { newId } from '../gardens/new-id.ts';
import { limits } from '../limits.ts';
import { hashOf, newSecret } from './secrets.ts';

/** A fresh code; undefined when the house has a keeper. */
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
