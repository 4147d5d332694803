// A line of the server in the story of a session.
import type { Transaction } from '@hakoniwa/database';
import { insertMessages } from '../../rows/message-rows.ts';
import type { SessionRow } from '../../rows/session-row.ts';

interface Saying {
  readonly row: SessionRow;
  readonly now: Date;
  readonly content: string;
}

export async function sayInSession(tx: Transaction, { row, now, content }: Saying): Promise<void> {
  const { id: sessionId, messageCount: after, turnCount } = row;
  const messages = [{ messageType: 'SYSTEM_EVENT', senderType: 'SYSTEM', content } as const];
  await insertMessages(tx, { sessionId, after, turnNumber: turnCount + 1, messages, now });
}
