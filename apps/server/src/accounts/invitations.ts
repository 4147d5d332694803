// Invitations of the keeper: a code told once, good for one account and for a while.

import type { Database } from '@hakoniwa/database';
import { newId } from '@hakoniwa/garden';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import { createInvitation, invitationsOf, revokeInvitation } from './rows/index.ts';
import { hashOf, newSecret } from './secrets.ts';

type Row = Awaited<ReturnType<typeof invitationsOf>>[number];

/** Makes an invitation; INVITATION_LIMIT when too many are open. */
export async function makeInvitation(database: Database, userId: string) {
  const code = newSecret('invite');
  const expiresAt = new Date(Date.now() + limits.invitationMs);
  const invitation = { id: newId('invitation'), userId, hash: hashOf(code), expiresAt };
  const row = await createInvitation(database, { invitation, most: limits.invitations });
  if (!row)
    throw new Refused('INVITATION_LIMIT', `no more than ${limits.invitations} open invitations`);
  return { ...shown(row), code };
}

/** A person's invitations. */
export async function listInvitations(database: Database, userId: string) {
  return (await invitationsOf(database, userId)).map(shown);
}

/** Takes an invitation back; UNKNOWN_INVITATION for a foreign one as for none. */
export async function endInvitation(
  database: Database,
  invitation: { readonly userId: string; readonly id: string },
): Promise<void> {
  if (!(await revokeInvitation(database, invitation)))
    throw new Refused('UNKNOWN_INVITATION', 'there is no such invitation');
}

function shown({ id, createdAt, expiresAt, usedAt }: Row) {
  return {
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
