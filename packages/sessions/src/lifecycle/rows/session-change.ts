// Every change of a session's state is one update that also says from which state.
import type { SessionStatus } from '@hakoniwa/protocol/sessions';
import { type SQL, sql } from 'drizzle-orm';
import { countOf, type Queryable } from './run.ts';
import type { SessionData, SessionRow } from './session-row.ts';

/** What a turn leaves in its session. */
export interface TurnChange {
  readonly row: SessionRow;
  readonly status: SessionStatus;
  readonly messages: number;
  readonly characters: number;
  readonly activeMs: number;
  readonly proposals: number;
  readonly currentScene: string;
  readonly data: SessionData;
  readonly now: Date;
}

/** Counts a turn and keeps what else it leaves, in one statement; false when the session has gone on since. */
export async function countTurn(
  runs: Queryable,
  { change, more }: { readonly change: TurnChange; readonly more: readonly SQL[] },
): Promise<boolean> {
  const { row, now } = change;
  const parts = more.map((one, i) => sql`${sql.raw(`more_${i}`)} as (${one})`);
  const changed = await countOf(
    runs,
    sql`with ${sql.join(parts, sql`, `)} update hakoniwa.play_sessions set turn_count = turn_count + 1,
        message_count = message_count + ${change.messages},
        word_count = word_count + ${change.characters}, active_ms = ${change.activeMs},
        last_acted_at = ${now}, updated_at = ${now}, status = ${change.status},
        proposal_count = ${change.proposals},
        last_proposal_at = case when ${change.proposals} > proposal_count then ${now}
          else last_proposal_at end,
        current_scene = ${change.currentScene}, data = ${JSON.stringify(change.data)}
      where id = ${row.id} and turn_count = ${row.turnCount} and status = ${row.status}`,
  );
  return changed === 1;
}

/** The session as a turn that was kept has left it. */
export function rowAfter(change: TurnChange, events: number): SessionRow {
  const { row, now, proposals } = change;
  return {
    ...row,
    turnCount: row.turnCount + 1,
    messageCount: row.messageCount + change.messages,
    wordCount: row.wordCount + change.characters,
    eventCount: row.eventCount + events,
    ...{ activeMs: change.activeMs, lastActedAt: now, updatedAt: now, status: change.status },
    ...{ proposalCount: proposals, currentScene: change.currentScene, data: change.data },
    lastProposalAt: proposals > row.proposalCount ? now : row.lastProposalAt,
  };
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
  const states = sql.join(
    from.map((state) => sql`${state}`),
    sql`, `,
  );
  const over = end
    ? sql`, ended_at = ${now}, end_seq = ${end.seq}, result_id = ${end.resultId ?? null},
        result_status = ${end.resultId === undefined ? null : 'processing'}`
    : sql``;
  const changed = await countOf(
    runs,
    sql`update hakoniwa.play_sessions set status = ${to}, updated_at = ${now},
        message_count = message_count + ${messages} ${over}
      where id = ${id} and status in (${states})`,
  );
  return changed === 1;
}

/** Puts a session that is over away, or brings it back. */
export async function markArchived(
  runs: Queryable,
  { id, isArchived }: { readonly id: string; readonly isArchived: boolean },
): Promise<boolean> {
  const changed = await countOf(
    runs,
    sql`update hakoniwa.play_sessions
      set archived_at = ${isArchived ? sql`coalesce(archived_at, now())` : sql`null`}
      where id = ${id} and status in ('COMPLETED', 'ABANDONED')`,
  );
  return changed === 1;
}
