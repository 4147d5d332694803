// A process that works out results and stops dead where it is told to; its killer does the rest.

import { openDatabase } from '@hakoniwa/database';
import { openJobs } from '@hakoniwa/database/jobs';
import { continueWork } from '../src/continue/continue-work.ts';
import { RESULT_QUEUE, resultQueue, workOnResults } from '../src/result/result-job.ts';
import { storeResultWork } from '../src/result/store-result.ts';
import { sessionTables } from '../src/session-tables.ts';
import { serverOn } from './campaigns-on.ts';

const [folder = '', stopAt = ''] = process.argv.slice(2);
const database = await openDatabase({ tables: [sessionTables], embedded: { folder } });
const works = [storeResultWork, continueWork];
const { plays } = serverOn(database, { works, queue: resultQueue });
const jobs = await openJobs(database, { queues: [RESULT_QUEUE] });

/** Says where it is; at the word it was given it never goes on. */
async function at(step: string): Promise<void> {
  console.log(step);
  if (step === stopAt) await new Promise(() => undefined);
}

await workOnResults(jobs, {
  plays,
  onStep: at,
  // Kept, but the queue was not told.
  onReady: async () => at('kept'),
});
console.log('working');
