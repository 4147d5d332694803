// Results as the server offers them: read, tried again, gone on from; a foreign session is an unknown one.

import type { Jobs } from '@hakoniwa/database/jobs';
import type { SessionScene } from '@hakoniwa/protocol/sessions';
import {
  type ContinueParts,
  type ContinueSession,
  continueSession,
} from './continue/continue-session.ts';
import type { Player } from './lifecycle/plays.ts';
import { PlayRefused } from './refused.ts';
import { type ReadResult, readResult } from './result/read-result.ts';
import { type ResultWork, retryResult, workOnResults } from './result/result-job.ts';

export type ResultsParts = ContinueParts & ResultWork & { readonly jobs: Jobs };

export class SessionResults {
  readonly #parts: ResultsParts;

  constructor(parts: ResultsParts) {
    this.#parts = parts;
  }

  /** The result of a session, or how far it is; refused while the session is not over. */
  async read(player: Player, sessionId: string): Promise<ReadResult> {
    const { plays } = this.#parts;
    const { id, status, resultId } = await plays.row(player, sessionId);
    const code = status === 'COMPLETED' ? 'NO_RESULT' : 'NOT_COMPLETED';
    if (resultId === null || status !== 'COMPLETED')
      throw new PlayRefused(code, 'there is no result of this session', { state: status });
    return readResult(plays.runner.parts.database, { id, resultId });
  }

  /** Gives a result that failed another round; one that is under way or there stays as it is. */
  async retry(player: Player, sessionId: string): Promise<ReadResult> {
    const read = await this.read(player, sessionId);
    const isFailed = read.state === 'pending' && read.pending.processingStatus === 'failed';
    if (!isFailed) return read;
    await retryResult(this.#parts.jobs, sessionId);
    return this.read(player, sessionId);
  }

  /** The session that goes on from one that is over. */
  continue(player: Player, from: ContinueSession): Promise<SessionScene> {
    return continueSession(this.#parts, player, from);
  }
}

/** Takes up results in this process, with the jobs of its server; whoever opened those closes them. */
export async function openResults(parts: ResultsParts): Promise<SessionResults> {
  await workOnResults(parts.jobs, parts);
  return new SessionResults(parts);
}
