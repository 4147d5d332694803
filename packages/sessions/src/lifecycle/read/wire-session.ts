// A session as it is told on the wire.
import type { Choice, GameSession, HistoryItem } from '@hakoniwa/protocol/sessions';
import type { Offered } from '../../play/choices/candidate.ts';
import type { SessionRow } from '../../rows/session-row.ts';
import type { SpRules } from '../../rules/story-points.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function wireSession(row: SessionRow): GameSession {
  const { id, characterId, previousSessionId, storyArcId, resultId, resultSummary } = row;
  return {
    ...{ id, characterId, previousSessionId, storyArcId, resultId, resultSummary },
    isActive: row.status === 'ACTIVE' || row.status === 'ENDING_PROPOSED',
    sessionStatus: row.status,
    sessionNumber: row.number,
    isFirstSession: row.isFirst,
    initialLocation: row.initialPlace,
    currentScene: row.currentScene,
    resultProcessedAt: iso(row.resultProcessedAt),
    turnCount: row.turnCount,
    wordCount: row.wordCount,
    messageCount: row.messageCount,
    playDurationMinutes: Math.floor(row.activeMs / 60_000),
    endingProposalCount: row.proposalCount,
    lastProposalAt: iso(row.lastProposalAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    endedAt: iso(row.endedAt),
    archivedAt: iso(row.archivedAt),
  };
}

/** The states a history knows. */
export function historyStatus(status: SessionRow['status']): HistoryItem['status'] {
  if (status === 'COMPLETED') return 'completed';
  return status === 'ABANDONED' ? 'abandoned' : 'active';
}

/** Choices without what they do: that stays here. */
export function wireChoices(choices: readonly Offered[], { choice: cost }: SpRules): Choice[] {
  return choices.map(({ id, text, description }) => ({
    ...{ id, text, cost },
    ...(description === undefined ? {} : { description }),
  }));
}
