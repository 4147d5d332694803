// Invitations in the database: each lets one person make an account, once.

import { type Database, users } from '@hakoniwa/database';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { invitations } from './account-tables.ts';

export interface InvitationRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

interface NewInvitation {
  readonly id: string;
  readonly hash: string;
  readonly expiresAt: Date;
  /** None for the code that sets the server up. */
  readonly userId?: string | undefined;
}

const shown = {
  id: invitations.id,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  usedAt: invitations.usedAt,
};

/** Keeps an invitation; undefined when too many of this person are open. */
export async function createInvitation(
  database: Database,
  { invitation, most }: { readonly invitation: NewInvitation; readonly most: number },
): Promise<InvitationRow | undefined> {
  const { userId } = invitation;
  return database.transaction(async (tx) => {
    if (userId !== undefined) {
      await tx.select().from(users).where(eq(users.id, userId)).for('update');
      const open = and(eq(invitations.userId, userId), isNull(invitations.usedAt));
      if ((await tx.$count(invitations, open)) >= most) return undefined;
    }
    const [row] = await tx.insert(invitations).values(invitation).returning(shown);
    return row;
  });
}

/** A person's invitations, newest first. */
export function invitationsOf(database: Database, userId: string): Promise<InvitationRow[]> {
  return database.queries
    .select(shown)
    .from(invitations)
    .where(eq(invitations.userId, userId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** Takes an invitation back; false when this person has none of that id. */
export async function revokeInvitation(
  database: Database,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const gone = await database.queries
    .delete(invitations)
    .where(and(eq(invitations.userId, userId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return gone.length > 0;
}

/** Uses an invitation up; of two who come at once one gets it. */
export async function takeInvitation(
  database: Database,
  hash: string,
): Promise<{ readonly id: string; readonly isSetup: boolean } | undefined> {
  const [taken] = await database.queries
    .update(invitations)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(invitations.hash, hash),
        isNull(invitations.usedAt),
        gt(invitations.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: invitations.id, userId: invitations.userId });
  return taken && { id: taken.id, isSetup: taken.userId === null };
}

/** The account was not made after all. */
export async function giveInvitationBack(database: Database, id: string): Promise<void> {
  await database.queries.update(invitations).set({ usedAt: null }).where(eq(invitations.id, id));
}
