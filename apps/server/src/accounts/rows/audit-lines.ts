// The audit in the database: what the director did in a garden, who that was and when.

import type { Database } from '@hakoniwa/database';
import { and, desc, eq, lt } from 'drizzle-orm';
import { auditLines } from './account-tables.ts';

export interface AuditRow {
  readonly id: number;
  readonly who: string;
  readonly by: string;
  readonly what: string;
  readonly detail: string;
  readonly requestId: string | null;
  readonly at: Date;
  readonly outcome: string | null;
  readonly seq: number | null;
}

export interface NewAuditLine {
  readonly garden: string;
  /** None in the local mode. */
  readonly userId?: string | undefined;
  readonly who: string;
  readonly by: string;
  readonly what: string;
  readonly detail: string;
  readonly requestId?: string | undefined;
}

const shown = {
  id: auditLines.id,
  who: auditLines.who,
  by: auditLines.by,
  what: auditLines.what,
  detail: auditLines.detail,
  requestId: auditLines.requestId,
  at: auditLines.at,
  outcome: auditLines.outcome,
  seq: auditLines.seq,
};

/** Writes down what is about to be done; gives the line's number. */
export async function beginAuditLine(database: Database, line: NewAuditLine): Promise<number> {
  const [row] = await database.queries
    .insert(auditLines)
    .values(line)
    .returning({ id: auditLines.id });
  if (!row) throw new TypeError('an insert returns its row');
  return row.id;
}

/** Writes down what it came to. */
export async function endAuditLine(
  database: Database,
  { id, outcome, seq }: { readonly id: number; readonly outcome: string; readonly seq?: number },
): Promise<void> {
  await database.queries.update(auditLines).set({ outcome, seq }).where(eq(auditLines.id, id));
}

/** Lines of a garden before a number, newest first. */
export function auditLinesOf(
  database: Database,
  page: { readonly garden: string; readonly before: number; readonly limit: number },
): Promise<AuditRow[]> {
  return database.queries
    .select(shown)
    .from(auditLines)
    .where(and(eq(auditLines.garden, page.garden), lt(auditLines.id, page.before)))
    .orderBy(desc(auditLines.id))
    .limit(page.limit);
}
