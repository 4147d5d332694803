// The answers to a proposal: accept, decline; and to leave a session without one.
import { createHash } from 'node:crypto';
import type { Accepted, Rejected } from '@hakoniwa/protocol/sessions';
import { filledBlanks } from '../../play/fill.ts';
import { PlayRefused, unknownSession } from '../../refused.ts';
import { decideProposal, lastProposal } from '../../rows/proposal-rows.ts';
import { runsOf } from '../../rows/run.ts';
import { moveSession } from '../../rows/session-change.ts';
import { type SessionRow, sessionById } from '../../rows/session-row.ts';
import type { CampaignRuntime, PlayWork } from '../../runtime/campaign-runtime.ts';
import { sessionTopic } from '../../runtime/play-news.ts';
import { leave } from './begin.ts';
import { sayInSession } from './say.ts';

interface OfSession {
  readonly sessionId: string;
}

/** Accepts; asked again, the answer is the same. */
export const acceptWork: PlayWork<OfSession, Accepted> = {
  name: 'session-accept',
  run: async (runtime, { sessionId }, answer) => {
    const row = await sessionOf(runtime, sessionId);
    if (row.status === 'COMPLETED' && row.resultId !== null)
      return { resultId: row.resultId, processingStatus: row.resultStatus ?? 'processing' };
    if (row.status !== 'ENDING_PROPOSED') throw noProposal(row);
    const resultId = resultIdOf(sessionId);
    const accepted = { resultId, processingStatus: 'processing' } as const;
    const now = runtime.now();
    await runtime.database.transaction(async (tx) => {
      const end = { seq: runtime.garden.head.seq, resultId };
      const from = ['ENDING_PROPOSED'] as const;
      const isMoved = await moveSession(tx, {
        id: sessionId,
        from,
        to: 'COMPLETED',
        messages: 1,
        now,
        end,
      });
      if (!isMoved) throw noProposal(row);
      await decideProposal(tx, { sessionId, state: 'accepted', now });
      const { completed } = runtime.scene.words.session;
      await sayInSession(tx, {
        row,
        now,
        content: filledBlanks(completed, { number: row.number }),
      });
      await runtime.queue.enqueue(tx, { sessionId, ownerId: row.ownerId ?? undefined });
      await answer(tx, accepted);
    });
    runtime.database.feed.tell(sessionTopic(sessionId));
    return accepted;
  },
};

/** Declines, where that is still possible. */
export const rejectWork: PlayWork<OfSession, Rejected> = {
  name: 'session-reject',
  run: async (runtime, { sessionId }, answer) => {
    const row = await sessionOf(runtime, sessionId);
    const proposal = await lastProposal(runsOf(runtime.database), sessionId);
    if (proposal?.isMandatory)
      throw new PlayRefused('ENDING_MANDATORY', 'this ending cannot be declined', {
        state: row.status,
      });
    if (row.status !== 'ENDING_PROPOSED' || proposal?.state !== 'open') throw noProposal(row);
    const canRejectNext = row.proposalCount + 1 < runtime.ending.end.proposals;
    const { goesOn, lastWarning } = runtime.scene.words.session;
    const message = canRejectNext ? goesOn : lastWarning;
    const rejected = { proposalCount: row.proposalCount, canRejectNext, message };
    const now = runtime.now();
    await runtime.database.transaction(async (tx) => {
      const from = ['ENDING_PROPOSED'] as const;
      const isMoved = await moveSession(tx, {
        id: sessionId,
        from,
        to: 'ACTIVE',
        messages: 1,
        now,
      });
      const isDecided =
        isMoved && (await decideProposal(tx, { sessionId, state: 'rejected', now }));
      if (!isDecided) throw noProposal(row);
      await sayInSession(tx, { row, now, content: message });
      await answer(tx, rejected);
    });
    runtime.database.feed.tell(sessionTopic(sessionId));
    return rejected;
  },
};

/** Leaves a session for good, without rewards. */
export const endWork: PlayWork<OfSession, { readonly status: 'ABANDONED' }> = {
  name: 'session-end',
  run: async (runtime, { sessionId }, answer) => {
    const leaving = await sessionOf(runtime, sessionId);
    const isActive = leaving.status === 'ACTIVE' || leaving.status === 'ENDING_PROPOSED';
    if (!isActive)
      throw new PlayRefused('SESSION_ENDED', 'the session is over', { state: leaving.status });
    const now = runtime.now();
    const ended = { status: 'ABANDONED' } as const;
    const { seq } = runtime.garden.head;
    await runtime.database.transaction(async (tx) => {
      await leave(runtime, { tx, leaving, now, seq });
      await decideProposal(tx, { sessionId, state: 'rejected', now });
      await answer(tx, ended);
    });
    runtime.database.feed.tell(sessionTopic(sessionId));
    return ended;
  },
};

async function sessionOf(
  { database, character }: CampaignRuntime,
  id: string,
): Promise<SessionRow> {
  const row = await sessionById(runsOf(database), id);
  if (row?.characterId !== character.id) throw unknownSession();
  return row;
}

function noProposal({ status }: SessionRow): PlayRefused {
  return new PlayRefused('NO_PROPOSAL', 'no ending is proposed', { state: status });
}

/** One id for the one result of a session. */
function resultIdOf(sessionId: string): string {
  return `result-${createHash('sha256').update(sessionId).digest('hex').slice(0, 20)}`;
}
