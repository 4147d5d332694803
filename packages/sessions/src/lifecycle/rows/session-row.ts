// Sessions in their table: read by id or by character, changed by guarded updates alone.
import type {
  CharacterState,
  EndingReason,
  ProcessingStatus,
  SessionStatus,
} from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import type { Offered } from '../../play/choices/candidate.ts';
import { type Queryable, queryRows } from './run.ts';

/** What a session keeps besides its columns. */
export interface SessionData {
  readonly choices: readonly Offered[];
  readonly state: CharacterState;
  /** Standing reasons to end that were proposed and still hold. */
  readonly settled: readonly EndingReason[];
  /** Turns that were taken back: they count for no reward. */
  readonly undone?: number | undefined;
}

export interface SessionRow {
  readonly id: string;
  readonly characterId: string;
  readonly ownerId: string | null;
  readonly garden: string;
  readonly number: number;
  readonly status: SessionStatus;
  readonly isFirst: boolean;
  readonly previousSessionId: string | null;
  readonly storyArcId: string | null;
  readonly initialPlace: string;
  readonly startSeq: number;
  readonly endSeq: number | null;
  readonly turnCount: number;
  readonly wordCount: number;
  readonly messageCount: number;
  readonly eventCount: number;
  readonly activeMs: number;
  readonly lastActedAt: Date | null;
  readonly proposalCount: number;
  readonly lastProposalAt: Date | null;
  readonly currentScene: string;
  readonly data: SessionData;
  readonly resultId: string | null;
  readonly resultStatus: ProcessingStatus | null;
  readonly resultSummary: string | null;
  readonly resultProcessedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly endedAt: Date | null;
  readonly archivedAt: Date | null;
}

const COLUMNS = sql.raw(`s.id, s.character_id as "characterId", c.owner_id as "ownerId", c.garden,
  s.number, s.status, s.is_first as "isFirst", s.previous_session_id as "previousSessionId",
  s.story_arc_id as "storyArcId", s.initial_place as "initialPlace", s.start_seq as "startSeq",
  s.end_seq as "endSeq", s.turn_count as "turnCount", s.word_count as "wordCount",
  s.message_count as "messageCount", s.active_ms as "activeMs", s.last_acted_at as "lastActedAt",
  (select coalesce(max(e.number), 0) from hakoniwa.play_events e where e.session_id = s.id)
    as "eventCount",
  s.proposal_count as "proposalCount", s.last_proposal_at as "lastProposalAt",
  s.current_scene as "currentScene", s.data, s.result_id as "resultId",
  s.result_status as "resultStatus", s.result_summary as "resultSummary",
  s.result_processed_at as "resultProcessedAt", s.created_at as "createdAt",
  s.updated_at as "updatedAt", s.ended_at as "endedAt", s.archived_at as "archivedAt"`);

const FROM = sql.raw(
  'hakoniwa.play_sessions s join hakoniwa.play_characters c on c.id = s.character_id',
);

const DATES = [
  'lastActedAt',
  'lastProposalAt',
  'resultProcessedAt',
  'createdAt',
  'updatedAt',
  'endedAt',
  'archivedAt',
] as const;

type Raw = Record<string, unknown> & { readonly data: string; readonly activeMs: string };

function read(raw: Raw): SessionRow {
  const dates = DATES.map((key) => {
    const value = raw[key];
    return [key, value === null ? null : new Date(value as string)] as const;
  });
  return {
    ...raw,
    ...Object.fromEntries(dates),
    data: JSON.parse(raw.data),
    activeMs: Number(raw.activeMs),
  } as unknown as SessionRow;
}

/** Turns that were not taken back. */
export function standingCount({ turnCount, data }: Pick<SessionRow, 'turnCount' | 'data'>): number {
  return turnCount - (data.undone ?? 0);
}

/** A session by its id, whoever plays it. */
export async function sessionById(runs: Queryable, id: string): Promise<SessionRow | undefined> {
  const rows = await queryRows<Raw>(runs, sql`select ${COLUMNS} from ${FROM} where s.id = ${id}`);
  return rows.map(read)[0];
}

/** The session a character is in. */
export async function activeSession(
  runs: Queryable,
  characterId: string,
): Promise<SessionRow | undefined> {
  const rows = await queryRows<Raw>(
    runs,
    sql`select ${COLUMNS} from ${FROM} where s.character_id = ${characterId}
      and s.status in ('ACTIVE', 'ENDING_PROPOSED')`,
  );
  return rows.map(read)[0];
}

/** The last session of a character, over or not. */
export async function lastSession(
  runs: Queryable,
  characterId: string,
): Promise<SessionRow | undefined> {
  const rows = await queryRows<Raw>(
    runs,
    sql`select ${COLUMNS} from ${FROM} where s.character_id = ${characterId}
      order by s.number desc limit 1`,
  );
  return rows.map(read)[0];
}

export interface NewSession {
  readonly id: string;
  readonly characterId: string;
  readonly number: number;
  readonly previousSessionId: string | null;
  readonly storyArcId: string | null;
  readonly initialPlace: string;
  readonly startSeq: number;
  readonly wordCount: number;
  readonly messageCount: number;
  readonly currentScene: string;
  readonly data: SessionData;
  readonly now: Date;
}

/** Keeps a new session; the database refuses a second active one and a second of its number. */
export async function insertSession(runs: Queryable, row: NewSession): Promise<void> {
  await runs.execute(sql`
    insert into hakoniwa.play_sessions (id, character_id, number, status, is_first,
      previous_session_id, story_arc_id, initial_place, start_seq, word_count, message_count,
      current_scene, data, last_acted_at, created_at, updated_at)
    values (${row.id}, ${row.characterId}, ${row.number}, 'ACTIVE', ${row.number === 1},
      ${row.previousSessionId}, ${row.storyArcId}, ${row.initialPlace}, ${row.startSeq},
      ${row.wordCount}, ${row.messageCount}, ${row.currentScene}, ${JSON.stringify(row.data)},
      ${row.now}, ${row.now}, ${row.now})`);
}
