// The typed events of a session: what rewards are counted from and what results and the graph point to.
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';
import { type SQL, sql } from 'drizzle-orm';
import type { TypedEvent } from '../play/turn.ts';
import { type Queryable, queryRows } from './run.ts';

/** A typed event as it is kept. */
export interface PlayEvent {
  /** `session:number`, for ever. */
  readonly id: string;
  readonly sessionId: string;
  readonly number: number;
  readonly turnNumber: number;
  readonly kind: PlayEventKind;
  readonly subject: string | undefined;
  readonly place: string | undefined;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
  readonly branch: string;
  readonly seq: number;
  readonly at: Date;
}

export function playEventId(sessionId: string, number: number): string {
  return `${sessionId}:${number}`;
}

export interface NewEvents {
  readonly sessionId: string;
  readonly after: number;
  readonly turnNumber: number;
  readonly events: readonly TypedEvent[];
  readonly head: { readonly branch: string; readonly seq: number };
  readonly now: Date;
}

export async function insertEvents(runs: Queryable, of: NewEvents): Promise<void> {
  const insert = eventsInsert(of);
  if (insert) await runs.execute(insert);
}

/** The statement that keeps them; undefined where there are none. */
export function eventsInsert(of: NewEvents): SQL | undefined {
  if (of.events.length === 0) return undefined;
  const { branch, seq } = of.head;
  const values = of.events.map(
    ({ kind, subject, place, detail = {} }, i) =>
      sql`(${of.sessionId}, ${of.after + i + 1}, ${of.turnNumber}, ${kind}, ${subject ?? null},
        ${place}, ${JSON.stringify(detail)}, ${branch}, ${seq}, ${of.now})`,
  );
  return sql`insert into hakoniwa.play_events (session_id, number, turn_number, kind, subject, place,
      detail, branch, seq, at)
    values ${sql.join(values, sql`, `)}`;
}

type Raw = Omit<PlayEvent, 'id' | 'detail' | 'at' | 'subject' | 'place'> & {
  readonly detail: string;
  readonly at: Date | string;
  readonly subject: string | null;
  readonly place: string | null;
};

/** All typed events of a session, in their order. */
export async function eventsOfSession(runs: Queryable, sessionId: string): Promise<PlayEvent[]> {
  const rows = await queryRows<Raw>(
    runs,
    sql`select session_id as "sessionId", number, turn_number as "turnNumber", kind, subject, place,
        detail, branch, seq, at
      from hakoniwa.play_events where session_id = ${sessionId} order by number`,
  );
  return rows.map((row) => ({
    ...row,
    id: playEventId(row.sessionId, row.number),
    subject: row.subject ?? undefined,
    place: row.place ?? undefined,
    detail: JSON.parse(row.detail),
    at: new Date(row.at),
  }));
}
