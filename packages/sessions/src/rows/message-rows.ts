// The messages of a session, each with its number, read in pages.
import type { GameMessage } from '@hakoniwa/protocol/sessions';
import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from './run.ts';

export interface NewMessage extends Pick<GameMessage, 'messageType' | 'senderType' | 'content'> {
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

export interface Messages {
  readonly sessionId: string;
  /** How many there were before. */
  readonly after: number;
  readonly turnNumber: number;
  readonly messages: readonly NewMessage[];
  readonly now: Date;
}

/** Keeps messages in their order. */
export async function insertMessages(runs: Queryable, of: Messages): Promise<void> {
  await runs.execute(messagesInsert(of));
}

/** The statement that keeps them. */
export function messagesInsert(of: Messages): SQL {
  const values = of.messages.map(
    ({ messageType, senderType, content, metadata = {} }, i) =>
      sql`(${of.sessionId}, ${of.after + i + 1}, ${of.turnNumber}, ${messageType}, ${senderType},
        ${content}, ${JSON.stringify(metadata)}, ${of.now})`,
  );
  return sql`insert into hakoniwa.play_messages (session_id, sequence, turn_number, message_type,
      sender_type, content, metadata, created_at)
    values ${sql.join(values, sql`, `)}`;
}

interface Page {
  readonly sessionId: string;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

interface Raw extends Omit<GameMessage, 'metadata' | 'createdAt' | 'id'> {
  readonly metadata: string;
  readonly createdAt: Date | string;
}

/** A page of messages in their order: the first after a number, or the last before one. */
export async function messagesOf(runs: Queryable, page: Page): Promise<GameMessage[]> {
  const { sessionId, before, after, limit } = page;
  const isForward = after !== undefined;
  const bound = isForward
    ? sql`and sequence > ${after}`
    : before === undefined
      ? sql``
      : sql`and sequence < ${before}`;
  const rows = await queryRows<Raw>(
    runs,
    sql`select sequence, turn_number as "turnNumber", message_type as "messageType",
        sender_type as "senderType", content, metadata, created_at as "createdAt"
      from hakoniwa.play_messages where session_id = ${sessionId} ${bound}
      order by sequence ${isForward ? sql`asc` : sql`desc`} limit ${limit}`,
  );
  const inOrder = isForward ? rows : rows.toReversed();
  return inOrder.map(({ metadata, createdAt, ...row }) => ({
    id: `${sessionId}:${row.sequence}`,
    ...row,
    metadata: JSON.parse(metadata),
    createdAt: new Date(createdAt).toISOString(),
  }));
}
