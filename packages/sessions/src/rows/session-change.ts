// Every change of a session's state is one update that also says from which state.
import type { SessionStatus } from '@hakoniwa/protocol/sessions';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SessionData } from '../tables/session-data.ts';
import { playSessions } from '../tables/session-table.ts';
import type { Queryable } from './run.ts';
import type { SessionRow } from './session-row.ts';

/** What a turn leaves in its session. */
export interface TurnChange {
  readonly row: SessionRow;
  readonly status: SessionStatus;
  readonly messages: number;
  readonly characters: number;
  /** Typed events of the turn. */
  readonly events: number;
  readonly activeMs: number;
  readonly proposals: number;
  readonly currentScene: string;
  readonly data: SessionData;
  readonly now: Date;
}

/** Whether a session is still what it was when it was read; an undo leaves its turns and its state as they were. */
export function isUnchanged({ id, revision }: SessionRow): SQL | undefined {
  return and(eq(playSessions.id, id), eq(playSessions.revision, revision));
}

/** Counts a turn and keeps what else it leaves, in one statement; the session then, or nothing when it has gone on since. */
export async function countTurn(
  runs: Queryable,
  { change, more }: { readonly change: TurnChange; readonly more: readonly SQL[] },
): Promise<SessionRow | undefined> {
  const { row, now, status, activeMs, proposals, currentScene, data } = change;
  const parts = more.map((one, i) => runs.$with(`more_${i}`, {}).as(one));
  const [left] = await runs
    .with(...parts)
    .update(playSessions)
    .set({
      ...{ status, activeMs, currentScene, data, lastActedAt: now, updatedAt: now },
      firstActedAt: row.firstActedAt ?? now,
      turnCount: sql`${playSessions.turnCount} + 1`,
      messageCount: sql`${playSessions.messageCount} + ${change.messages}`,
      wordCount: sql`${playSessions.wordCount} + ${change.characters}`,
      proposalCount: proposals,
      ...(proposals > row.proposalCount
        ? { lastProposalAt: now, lastProposalTurn: row.turnCount + 1 }
        : {}),
    })
    .where(isUnchanged(row))
    .returning();
  return left && { ...row, ...left, eventCount: row.eventCount + change.events };
}

interface Move {
  readonly id: string;
  readonly from: readonly SessionStatus[];
  readonly to: SessionStatus;
  readonly messages: number;
  readonly now: Date;
  /** Set when the session is over. */
  readonly end?: { readonly seq: number; readonly resultId?: string | undefined } | undefined;
}

/** Moves a session from one of some states to another; whether it was in one of them. */
export async function moveSession(runs: Queryable, move: Move): Promise<boolean> {
  const { id, from, to, messages, now, end } = move;
  const resultId = end?.resultId ?? null;
  const over = end && {
    ...{ endedAt: now, endSeq: end.seq, resultId },
    resultStatus: resultId === null ? null : ('processing' as const),
  };
  const { rowCount } = await runs
    .update(playSessions)
    .set({
      ...{ status: to, updatedAt: now, ...over },
      messageCount: sql`${playSessions.messageCount} + ${messages}`,
    })
    .where(and(eq(playSessions.id, id), inArray(playSessions.status, [...from])));
  return rowCount === 1;
}

/** Puts a session that is over away, or brings it back. */
export async function markArchived(
  runs: Queryable,
  { id, isArchived }: { readonly id: string; readonly isArchived: boolean },
): Promise<boolean> {
  const archivedAt = isArchived ? sql`coalesce(${playSessions.archivedAt}, now())` : null;
  const isOver = inArray(playSessions.status, ['COMPLETED', 'ABANDONED']);
  const { rowCount } = await runs
    .update(playSessions)
    .set({ archivedAt })
    .where(and(eq(playSessions.id, id), isOver));
  return rowCount === 1;
}
