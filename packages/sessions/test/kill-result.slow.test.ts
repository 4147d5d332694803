// Kills the process that works out a result at every step: the next one goes on, and there is one result.
// Slow because every step is a process that is started and killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@hakoniwa/database';
import { expect, it } from 'vitest';
import { continueWork } from '../src/continue/continue-work.ts';
import { resultQueue } from '../src/result/result-job.ts';
import { REWARD } from '../src/result/rewarded.ts';
import { RESULT_STEPS } from '../src/result/steps/index.ts';
import { storeResultWork } from '../src/result/store-result.ts';
import { sessionTables } from '../src/session-tables.ts';
import { serverOn } from './campaigns-on.ts';
import { playedSession, resultOf } from './result-scene.ts';

const script = fileURLToPath(new URL('./killed-result.ts', import.meta.url));
const SELF = { owner: null };

/** Runs a worker until it says a word; gives every word it said. */
async function workUntil(folder: string, word: string): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, word], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line === word) break;
  }
  await kill(child);
  return said;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const isOver = once(child, 'close');
  child.kill('SIGKILL');
  await isOver;
}

it('[C50] goes on at the next step after a kill at every step, and keeps one result and one reward', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-kill-result-'));
  const database = await openDatabase({ tables: [sessionTables], embedded: { folder } });
  const works = [storeResultWork, continueWork];
  const setup = serverOn(database, { works, queue: resultQueue });
  const { sessionId, characterId, proposal } = await playedSession(setup);
  await setup.plays.accept(SELF, sessionId);
  const steps = RESULT_STEPS.map(({ id }) => id);
  for (const [index, step] of [...steps, 'kept'].entries()) {
    const said = await workUntil(folder, step);
    expect(said.filter((word) => word !== 'working')).toEqual(
      [...steps, 'kept'].slice(0, index + 1),
    );
    const { rows } = await database.pool.query<{ attempts: number }>(
      'select attempts from hakoniwa.play_result_steps',
    );
    // What was done before the kill was not done again.
    expect(rows.map(({ attempts }) => attempts)).toEqual(steps.slice(0, index + 1).map(() => 1));
  }
  const result = await resultOf(setup, sessionId);
  expect(result.experienceGained).toBe(proposal.rewardsPreview.experience);
  // The queue still has the job: taken up once more, it finds everything done.
  const { rows: results } = await database.pool.query('select 1 from hakoniwa.play_results');
  const { rows: events } = await database.pool.query<{ body: string }>(
    'select body from hakoniwa.events',
  );
  const rewards = events.filter(
    ({ body }) => (JSON.parse(body) as { type: string }).type === REWARD,
  );
  expect([results.length, rewards.length]).toEqual([1, 1]);
  const { state } = await setup.cast.sheet(SELF, characterId);
  expect(state?.level).toBe(result.levelAfter);
  await setup.close();
  await rm(folder, { recursive: true });
});
