// A session goes on from one that is over: once for each, by the garden's one writer.
import { sql } from 'drizzle-orm';
import { type Begun, openSession } from '../lifecycle/works/begin.ts';
import { PlayRefused, unknownSession } from '../refused.ts';
import { queryRows, runsOf } from '../rows/run.ts';
import { activeSession, lastSession, type SessionRow, sessionById } from '../rows/session-row.ts';
import type { PlayWork } from '../runtime/campaign-runtime.ts';

export interface ContinueInput {
  readonly previousSessionId: string;
  /** What is told of how it came to it. */
  readonly paragraphs: readonly string[];
}

export const continueWork: PlayWork<ContinueInput, Begun> = {
  name: 'session-continue',
  run: async (runtime, { previousSessionId, paragraphs }, answer) => {
    const { database, character } = runtime;
    const runs = runsOf(database);
    const previous = await sessionById(runs, previousSessionId);
    if (previous?.characterId !== character.id) throw unknownSession();
    const [next] = await queryRows<{ id: string }>(
      runs,
      sql`select id from hakoniwa.play_sessions where previous_session_id = ${previousSessionId}`,
    );
    if (next) return { sessionId: next.id };
    checkContinuable(previous);
    const active = await activeSession(runs, character.id);
    if (active)
      throw new PlayRefused('SESSION_ACTIVE', 'another session is under way', {
        state: active.status,
        sessionId: active.id,
      });
    const last = await lastSession(runs, character.id);
    const number = (last?.number ?? previous.number) + 1;
    return openSession(runtime, { opening: { number, previousSessionId, paragraphs }, answer });
  },
};

/** Refuses a session that is not over, or whose result is not there. */
export function checkContinuable({ status, resultId, resultStatus }: SessionRow): void {
  if (status !== 'COMPLETED')
    throw new PlayRefused('NOT_COMPLETED', 'the session is not completed', { state: status });
  if (resultId === null)
    throw new PlayRefused('NO_RESULT', 'the session has no result', { state: status });
  if (resultStatus !== 'completed') {
    const processingStatus = resultStatus ?? 'processing';
    const details = { state: status, processingStatus };
    throw new PlayRefused('RESULT_PENDING', 'the result is not there yet', details);
  }
}
