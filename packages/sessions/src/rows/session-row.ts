// Sessions in their table: read by id or by character, changed by guarded updates alone.
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { playCharacters } from '../tables/character-table.ts';
import { playSessions } from '../tables/session-table.ts';
import { playEvents } from '../tables/spoken-tables.ts';
import type { Queryable } from './run.ts';

/** Every column of a session, and what is read along with it. */
const COLUMNS = {
  ...getTableColumns(playSessions),
  ownerId: playCharacters.ownerId,
  garden: playCharacters.garden,
  eventCount: sql<number>`(select coalesce(max(${playEvents.number}), 0) from ${playEvents}
    where ${playEvents.sessionId} = ${playSessions.id})`,
};

/** A session as it is read. */
export type SessionRow = Readonly<typeof playSessions.$inferSelect> & {
  readonly ownerId: string | null;
  readonly garden: string;
  readonly eventCount: number;
};

/** Turns that were not taken back. */
export function standingCount({ turnCount, data }: Pick<SessionRow, 'turnCount' | 'data'>): number {
  return turnCount - (data.undone ?? 0);
}

function sessionsWhere(runs: Queryable, where: SQL | undefined) {
  return runs
    .select(COLUMNS)
    .from(playSessions)
    .innerJoin(playCharacters, eq(playCharacters.id, playSessions.characterId))
    .where(where)
    .orderBy(desc(playSessions.number))
    .limit(1);
}

/** A session by its id, whoever plays it. */
export async function sessionById(runs: Queryable, id: string): Promise<SessionRow | undefined> {
  return (await sessionsWhere(runs, eq(playSessions.id, id)))[0];
}

/** The session a character is in. */
export async function activeSession(
  runs: Queryable,
  characterId: string,
): Promise<SessionRow | undefined> {
  const isActive = inArray(playSessions.status, ['ACTIVE', 'ENDING_PROPOSED']);
  const isOf = eq(playSessions.characterId, characterId);
  return (await sessionsWhere(runs, and(isOf, isActive)))[0];
}

/** The last session of a character, over or not. */
export async function lastSession(
  runs: Queryable,
  characterId: string,
): Promise<SessionRow | undefined> {
  return (await sessionsWhere(runs, eq(playSessions.characterId, characterId)))[0];
}

/** What a session begins with; the rest is counted from there. */
export interface NewSession
  extends Readonly<
    Pick<
      SessionRow,
      | ('id' | 'characterId' | 'number' | 'previousSessionId' | 'storyArcId' | 'initialPlace')
      | ('startSeq' | 'wordCount' | 'messageCount' | 'currentScene' | 'data')
    >
  > {
  readonly now: Date;
}

/** Keeps a new session; the database refuses a second active one and a second of its number. */
export async function insertSession(runs: Queryable, { now, ...row }: NewSession): Promise<void> {
  await runs.insert(playSessions).values({
    ...row,
    status: 'ACTIVE',
    isFirst: row.number === 1,
    ...{ lastActedAt: now, createdAt: now, updatedAt: now },
  });
}
