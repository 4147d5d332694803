// Turns that stand, and the rows that change when some are taken back: what was said stays, marked.
import { sql } from 'drizzle-orm';
import type { SessionData } from '../tables/session-data.ts';
import { playSessions } from '../tables/session-table.ts';
import { type Queryable, queryRows } from './run.ts';
import { isUnchanged } from './session-change.ts';
import type { SessionRow } from './session-row.ts';

/** The end of a turn that was not taken back, and where the log stood then. */
export interface Standing {
  readonly sequence: number;
  readonly turnNumber: number;
  readonly content: string;
  readonly at: { readonly branch: string; readonly seq: number };
}

/** Narratives that stand, the newest first; the session's opening is the last of them. */
export async function standingTurns(
  runs: Queryable,
  { sessionId, most }: { readonly sessionId: string; readonly most: number },
): Promise<Standing[]> {
  return queryRows<Standing>(
    runs,
    sql`select sequence, turn_number as "turnNumber", content, metadata::jsonb -> 'at' as at
      from hakoniwa.play_messages
      where session_id = ${sessionId} and message_type = 'GM_NARRATIVE'
        and metadata::jsonb ? 'at' and not metadata::jsonb ? 'undone'
      order by sequence desc limit ${most}`,
  );
}

interface TakeBack {
  readonly row: SessionRow;
  readonly back: Standing;
  readonly data: SessionData;
  readonly now: Date;
}

/** Marks what was said since, forgets what happened, and stands the session there; false when it has gone on. */
export async function takeBack(
  runs: Queryable,
  { row, back, data, now }: TakeBack,
): Promise<boolean> {
  await runs.execute(sql`
    update hakoniwa.play_messages set metadata = (metadata::jsonb || '{"undone": true}')::text
    where session_id = ${row.id} and sequence > ${back.sequence} and sender_type <> 'SYSTEM'`);
  await runs.execute(sql`
    delete from hakoniwa.play_events
    where session_id = ${row.id} and turn_number > ${back.turnNumber}`);
  const { rowCount } = await runs
    .update(playSessions)
    .set({
      ...{ status: 'ACTIVE', updatedAt: now, currentScene: back.content.slice(0, 200), data },
      messageCount: sql`${playSessions.messageCount} + 1`,
    })
    .where(isUnchanged(row));
  return rowCount === 1;
}
