// The job that works out the result of a session: asked for with its ending, resumed after a kill, kept once.
import { defineQueue, enqueue, type Jobs, jobIdOf, type RunningJob } from '@hakoniwa/database/jobs';
import { z } from 'zod';
import { type CharacterRow, characterById } from '../rows/character-row.ts';
import { type SessionRow, sessionById } from '../rows/session-row.ts';
import type { ResultQueue } from '../runtime/result-queue.ts';
import { limits } from './limits.ts';
import { loadScene } from './load-scene.ts';
import type { ResultStores } from './result-stores.ts';
import { runSteps } from './run-steps.ts';
import { type StoredResult, storeResultWork } from './store-result.ts';

export const RESULT_QUEUE = defineQueue({
  name: 'session-result',
  data: z.strictObject({ sessionId: z.string() }),
  retries: limits.jobRetries,
  retryDelaySeconds: 1,
});

/** Asks for results in the transactions that end sessions; asked twice, it is the same job. */
export const resultQueue: ResultQueue = {
  enqueue: async (tx, { sessionId, ownerId }) => {
    const asked = { queue: RESULT_QUEUE, data: { sessionId }, key: sessionId, ownerId };
    await enqueue(tx, asked);
  },
};

export interface ResultReady {
  readonly sessionId: string;
  readonly resultId: string;
}

export interface ResultWork extends ResultStores {
  /** Told after the commit, once for each result that was kept on this process's asking. */
  readonly onReady?: ((ready: ResultReady) => void) | undefined;
}

/** Takes up results in this process. */
export function workOnResults(jobs: Jobs, work: ResultWork): Promise<void> {
  return jobs.work(RESULT_QUEUE, (job) => workOut(work, job));
}

type ResultJob = Pick<RunningJob<{ readonly sessionId: string }>, 'data' | 'signal'>;

/** Works one result out; gives its id. What it throws is tried again by the queue. */
export async function workOut(work: ResultWork, job: ResultJob): Promise<string | null> {
  const { plays } = work;
  const { sessionId } = job.data;
  const ended = await endedSession(work, sessionId);
  if (!ended) return null;
  const { row, character } = ended;
  const { database, gm } = plays.runner.parts;
  const { campaign } = await plays.runner.packOf(character.pack);
  const scene = await loadScene({ database, campaign, character, row, gm });
  await runSteps({ setup: work, scene, signal: job.signal });
  const kept = await plays.work<StoredResult>(character, {
    name: storeResultWork.name,
    input: { sessionId },
  });
  const { resultId } = kept;
  if (kept.isNew) work.onReady?.({ sessionId, resultId });
  return resultId;
}

interface Ended {
  readonly row: SessionRow;
  readonly character: CharacterRow;
}

/** The session once it is over; an ending that cannot be declined is accepted for whoever left. */
async function endedSession({ plays }: ResultWork, sessionId: string): Promise<Ended | undefined> {
  const before = await sessionById(plays.runs, sessionId);
  const character = before && (await characterById(plays.runs, before.characterId));
  if (!before || !character) return undefined;
  if (before.status === 'ENDING_PROPOSED')
    await plays.work(character, { name: 'session-accept', input: { sessionId } });
  const row = await sessionById(plays.runs, sessionId);
  return row?.status === 'COMPLETED' ? { row, character } : undefined;
}

/** Gives a result whose tries all failed another round. */
export function retryResult(jobs: Jobs, sessionId: string): Promise<void> {
  return jobs.retry(jobIdOf(RESULT_QUEUE, sessionId));
}
