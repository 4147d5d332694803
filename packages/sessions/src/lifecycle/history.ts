// The history of a character: pages of sessions, newest first, and pages of messages.
import type {
  GameMessage,
  HistoryItem,
  HistoryQuery,
  messagePageSchema,
} from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { unknownCharacter } from '../refused.ts';
import { characterById } from '../rows/character-row.ts';
import { messagesOf } from '../rows/message-rows.ts';
import { queryRows } from '../rows/run.ts';
import type { SessionRow } from '../rows/session-row.ts';
import type { Player, Plays } from './plays.ts';
import { historyStatus } from './read/wire-session.ts';

export interface HistoryPage {
  readonly items: readonly HistoryItem[];
  readonly total: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

const STATES = {
  completed: ['COMPLETED'],
  active: ['ACTIVE', 'ENDING_PROPOSED'],
  abandoned: ['ABANDONED'],
} as const;

/** A page of a character's sessions; those put away only when asked for. */
export async function historyOf(
  plays: Plays,
  { player: { owner }, query }: { readonly player: Player; readonly query: HistoryQuery },
): Promise<HistoryPage> {
  const character = await characterById(plays.runs, query.character_id);
  if (character?.ownerId !== owner) throw unknownCharacter();
  const states = query.status ? STATES[query.status] : Object.values(STATES).flat();
  const where = sql`character_id = ${query.character_id}
    and status in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )})
    and ${query.archived === 'true' ? sql`archived_at is not null` : sql`archived_at is null`}`;
  const offset = (query.page - 1) * query.per_page;
  const [rows, counted] = await Promise.all([
    queryRows<Raw>(
      plays.runs,
      sql`select id, number, created_at as "createdAt", active_ms as "activeMs", status,
          current_scene as "currentScene", turn_count as "turnCount",
          result_summary as "resultSummary", result_processed_at as "resultProcessedAt",
          archived_at as "archivedAt"
        from hakoniwa.play_sessions where ${where}
        order by number desc limit ${query.per_page} offset ${offset}`,
    ),
    queryRows<{ n: number }>(
      plays.runs,
      sql`select count(*)::int as n from hakoniwa.play_sessions where ${where}`,
    ),
  ]);
  const total = counted[0]?.n ?? 0;
  return {
    items: rows.map(itemOf),
    total,
    hasNext: offset + rows.length < total,
    hasPrevious: query.page > 1 && total > 0,
  };
}

interface Raw {
  readonly id: string;
  readonly number: number;
  readonly createdAt: Date | string;
  readonly activeMs: string;
  readonly status: SessionRow['status'];
  readonly currentScene: string;
  readonly turnCount: number;
  readonly resultSummary: string | null;
  readonly resultProcessedAt: Date | string | null;
  readonly archivedAt: Date | string | null;
}

function itemOf(row: Raw): HistoryItem {
  return {
    id: row.id,
    sessionNumber: row.number,
    playedAt: new Date(row.createdAt).toISOString(),
    duration: Math.floor(Number(row.activeMs) / 60_000),
    summary: row.resultSummary ?? row.currentScene,
    status: historyStatus(row.status),
    turnCount: row.turnCount,
    resultProcessedAt:
      row.resultProcessedAt === null ? null : new Date(row.resultProcessedAt).toISOString(),
    archived: row.archivedAt !== null,
  };
}

export interface MessagePage {
  readonly id: string;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** A page of a session's messages; cursors lead to those before and after it. */
export async function messagePage(
  plays: Plays,
  player: Player,
  { id, ...page }: MessagePage,
): Promise<z.infer<typeof messagePageSchema>> {
  const { messageCount } = await plays.row(player, id);
  const messages: GameMessage[] = await messagesOf(plays.runs, { sessionId: id, ...page });
  const first = messages[0]?.sequence ?? 1;
  const last = messages.at(-1)?.sequence ?? page.after ?? 0;
  return {
    messages,
    before: first > 1 ? first : null,
    after: last < messageCount ? last : null,
  };
}
