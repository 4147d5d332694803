// Says what the graph is to be told, in the very transaction of what it is about.
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queries, Transaction } from '../../postgres/database.ts';
import { graphUpdates } from '../tables.ts';
import { type GraphUpdateDraft, wholeUpdate } from '../update.ts';

/** The name under which news for the graph is told; no garden's, for it has a control character. */
export const GRAPH_NEWS = '\u0001graph';

export interface RecordUpdates {
  readonly updates: readonly GraphUpdateDraft[];
  /** The session whose result waits for them. */
  readonly sessionId?: string | undefined;
}

/** Keeps updates in order; one of an event that was recorded before is left out. */
export async function recordGraphUpdates(
  tx: Transaction,
  { updates, sessionId }: RecordUpdates,
): Promise<void> {
  const rows = updates.map(wholeUpdate).map((update) => ({
    campaign: update.campaign,
    eventId: update.event.id,
    sessionId: sessionId ?? null,
    body: JSON.stringify(update),
  }));
  if (rows.length > 0) await tx.insert(graphUpdates).values(rows).onConflictDoNothing();
}

/** Whether everything a session had to tell is in the graph. */
export async function graphStatusOf(
  queries: Queries | Transaction,
  sessionId: string,
): Promise<'pending' | 'applied'> {
  const [open] = await queries
    .select({ id: graphUpdates.id })
    .from(graphUpdates)
    .where(and(eq(graphUpdates.sessionId, sessionId), isNull(graphUpdates.appliedAt)))
    .limit(1);
  return open ? 'pending' : 'applied';
}

/** How much of a campaign the graph was not told yet. */
export async function waitingUpdates(
  queries: Queries | Transaction,
  campaign: string,
): Promise<number> {
  const [row] = await queries
    .select({ waiting: count() })
    .from(graphUpdates)
    .where(and(eq(graphUpdates.campaign, campaign), isNull(graphUpdates.appliedAt)));
  return row?.waiting ?? 0;
}
