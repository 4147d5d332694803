// The rows of arcs: begun with a later session, moved on by its result, never two at once.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Campaign } from '../pack/campaign.ts';
import { countOf, type Queryable, queryRows } from '../rows/run.ts';
import type { ArcOutcome, ArcState } from './arc-state.ts';
import { arcNamed, nextArc } from './next-arc.ts';

/** The arc of that id with the milestones it reached. */
export async function arcStateOf(
  runs: Queryable,
  arcId: string | null,
): Promise<ArcState | undefined> {
  if (arcId === null) return undefined;
  const [row] = await queryRows<ArcState>(
    runs,
    sql`select a.id, a.arc, a.progress, a.phase, a.phases,
        array(select milestone from hakoniwa.play_milestones m where m.arc_id = a.id) as reached,
        array(select arc from hakoniwa.play_arcs b where b.character_id = a.character_id
          order by b.started_at, b.id) as begun
      from hakoniwa.play_arcs a where a.id = ${arcId}`,
  );
  return row;
}

export interface ArcForSession {
  readonly characterId: string;
  readonly campaign: Campaign;
  readonly sessionNumber: number;
  /** How the world stands, in percent. */
  readonly axes: Readonly<Record<string, number>>;
}

/** The arc a new session belongs to, begun when there is none; counts the session. None for the first. */
export async function arcForSession(
  runs: Queryable,
  { characterId, campaign, sessionNumber, axes }: ArcForSession,
): Promise<string | null> {
  if (sessionNumber <= 1) return null;
  const active = await countInActive(runs, characterId);
  if (active !== null) return active;
  const begun = await begunBy(runs, characterId);
  await beginArc(runs, { characterId, campaign, arc: nextArc({ campaign, begun, axes }) });
  return countInActive(runs, characterId);
}

async function begunBy(runs: Queryable, characterId: string): Promise<string[]> {
  const rows = await queryRows<{ arc: string }>(
    runs,
    sql`select arc from hakoniwa.play_arcs where character_id = ${characterId}
      order by started_at, id`,
  );
  return rows.map(({ arc }) => arc);
}

async function countInActive(runs: Queryable, characterId: string): Promise<string | null> {
  const [row] = await queryRows<{ id: string }>(
    runs,
    sql`update hakoniwa.play_arcs set session_count = session_count + 1
      where character_id = ${characterId} and status = 'active' returning id`,
  );
  return row?.id ?? null;
}

interface BeginArc {
  readonly characterId: string;
  readonly campaign: Campaign;
  readonly arc: string | null | undefined;
}

/** Begins an arc of the pack; nothing when it was begun before, or one is active. */
async function beginArc(runs: Queryable, { characterId, campaign, arc }: BeginArc): Promise<void> {
  const told = arcNamed(campaign, arc)?.arc;
  if (!told || !arc) return;
  await runs.execute(sql`
    insert into hakoniwa.play_arcs (id, character_id, arc, status, phases)
    values (${`arc-${randomUUID()}`}, ${characterId}, ${arc}, 'active', ${told.phases.length})
    on conflict do nothing`);
}

export interface ArcToStore {
  readonly characterId: string;
  readonly sessionId: string;
  readonly campaign: Campaign;
  readonly outcome: ArcOutcome;
  readonly now: Date;
}

/** Keeps what a session did for its arc, and begins the next one when it is over. */
export async function storeArc(runs: Queryable, input: ArcToStore): Promise<void> {
  const { outcome, sessionId, characterId, campaign, now } = input;
  const { arcId, progress, phase, status, milestones, next } = outcome;
  const completedAt = status === 'completed' ? now : null;
  const moved = await countOf(
    runs,
    sql`update hakoniwa.play_arcs set progress = ${progress}, phase = ${phase},
        status = ${status}, completed_at = ${completedAt}
      where id = ${arcId} and status = 'active'`,
  );
  if (moved === 0) return;
  for (const milestone of milestones) {
    await runs.execute(sql`
      insert into hakoniwa.play_milestones (arc_id, milestone, session_id, reached_at)
      values (${arcId}, ${milestone}, ${sessionId}, ${now}) on conflict do nothing`);
  }
  if (next !== null) await beginArc(runs, { characterId, campaign, arc: next });
}
