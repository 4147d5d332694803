// Who keeps the server: the one account that may invite others.

import { type Database, users } from '@hakoniwa/database';
import { eq, isNull, sql } from 'drizzle-orm';
import { invitations } from './account-tables.ts';

const KEEPER = 'keeper';

/** Whether somebody keeps the server. */
export async function hasOperator(database: Database): Promise<boolean> {
  return (await database.queries.$count(users, eq(users.role, KEEPER))) > 0;
}

/** Makes a person the keeper and ends every setup code; false when somebody else was faster. */
export function makeOperator(database: Database, userId: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('house keeper', 0))`);
    await tx.delete(invitations).where(isNull(invitations.userId));
    if ((await tx.$count(users, eq(users.role, KEEPER))) > 0) return false;
    await tx.update(users).set({ role: KEEPER }).where(eq(users.id, userId));
    return true;
  });
}
