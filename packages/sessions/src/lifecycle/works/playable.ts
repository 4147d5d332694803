// The session a turn is taken in, if one can be.

import { PlayRefused, unknownSession } from '../../refused.ts';
import { lastProposal } from '../../rows/proposal-rows.ts';
import { runsOf } from '../../rows/run.ts';
import { type SessionRow, sessionById } from '../../rows/session-row.ts';
import type { CampaignRuntime } from '../../runtime/campaign-runtime.ts';

/** The session, if a turn can be taken in it. */
export async function playable(runtime: CampaignRuntime, id: string): Promise<SessionRow> {
  const { database, character, left } = runtime;
  const row = left?.row.id === id ? left.row : await sessionById(runsOf(database), id);
  if (row?.characterId !== character.id) throw unknownSession();
  if (row.status === 'ENDING_PROPOSED') {
    const proposal = await lastProposal(runsOf(database), id);
    if (proposal?.isMandatory)
      throw new PlayRefused('ENDING_MANDATORY', 'the session ends here', { state: row.status });
  }
  if (row.status !== 'ACTIVE' && row.status !== 'ENDING_PROPOSED')
    throw new PlayRefused('SESSION_ENDED', 'the session is over', { state: row.status });
  return row;
}
