// Reads a result, or how far it is.

import type { Database } from '@hakoniwa/database';
import { graphStatusOf } from '@hakoniwa/database/graph';
import { jobIdOf } from '@hakoniwa/database/jobs';
import type { PendingResult, SessionResult } from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import { queryRows, runsOf } from '../rows/run.ts';
import type { ResultBody } from './result-body.ts';
import { RESULT_QUEUE } from './result-job.ts';
import { stepRowsOf } from './step-rows.ts';
import { RESULT_STEPS } from './steps/index.ts';

export type ReadResult =
  | { readonly state: 'ready'; readonly result: SessionResult }
  | { readonly state: 'pending'; readonly pending: PendingResult };

interface Asked {
  readonly id: string;
  readonly resultId: string;
}

/** The result of a session whose ending was accepted. */
export async function readResult(database: Database, { id, resultId }: Asked): Promise<ReadResult> {
  const runs = runsOf(database);
  const [kept] = await queryRows<{ body: string }>(
    runs,
    sql`select body from hakoniwa.play_results where session_id = ${id}`,
  );
  if (kept) {
    const status = await graphStatusOf(database.queries, id);
    const body = JSON.parse(kept.body) as ResultBody;
    return { state: 'ready', result: { ...body, graphUpdates: { status } } };
  }
  const begun = new Map((await stepRowsOf(runs, id)).map(({ step, state }) => [step, state]));
  const steps = RESULT_STEPS.map(({ id: step }) => ({ step, state: begun.get(step) ?? 'waiting' }));
  const processingStatus = (await isDead(database, id)) ? 'failed' : 'processing';
  return { state: 'pending', pending: { processingStatus, resultId, steps } };
}

/** Whether every try of its job failed. */
async function isDead(database: Database, sessionId: string): Promise<boolean> {
  const rows = await queryRows(
    runsOf(database),
    sql`select 1 from hakoniwa.job_progress
      where job_id = ${jobIdOf(RESULT_QUEUE, sessionId)} and state = 'dead'`,
  );
  return rows.length > 0;
}
