// Sessions played to their end through the server, with no model: results, rewards, and what is kept of them.
import { sessionResultSchema } from '@hakoniwa/protocol/sessions';
import { afterEach, expect, it } from 'vitest';
import {
  openResultSetup,
  playedSession,
  type ResultSetup,
  resultOf,
  SELF,
} from '../../test/result-campaign.ts';
import { playStateIn } from '../state/play-state.ts';
import { readResult } from './read-result.ts';
import { workOut } from './result-job.ts';
import { REWARD } from './rewarded.ts';

const open: ResultSetup[] = [];
afterEach(async () => {
  for (const setup of open.splice(0)) await setup.close();
});

async function opened(options: Parameters<typeof openResultSetup>[0] = {}) {
  const setup = await openResultSetup(options);
  open.push(setup);
  return setup;
}

/** The state of play in a character's world. */
async function stateOf(setup: ResultSetup, characterId: string) {
  const world = await setup.plays.worldOf(await setup.plays.character(SELF, characterId));
  if (!world) throw new Error('there is a world');
  return { state: playStateIn(world), world };
}

async function rewardsIn({ database }: ResultSetup): Promise<number> {
  const { rows } = await database.pool.query<{ body: string }>('select body from hakoniwa.events');
  return rows.filter(({ body }) => (JSON.parse(body) as { type: string }).type === REWARD).length;
}

it('[C43] [C44] [C45] [C46] [C54] gives what the preview promised, once, with the id that was named', async () => {
  const setup = await opened({ isIdle: true });
  const { characterId, sessionId, proposal } = await playedSession(setup);
  const before = await stateOf(setup, characterId);
  const accepted = await setup.plays.accept(SELF, sessionId);
  expect(accepted.processingStatus).toBe('processing');
  const asked = { id: sessionId, resultId: accepted.resultId };
  const pending = await readResult(setup.database, asked);
  expect(pending).toMatchObject({ state: 'pending', pending: { processingStatus: 'processing' } });
  const job = { data: { sessionId }, signal: new AbortController().signal };
  // Two workers take it at the same time, and a third later.
  expect(await Promise.all([workOut(setup.work, job), workOut(setup.work, job)])).toEqual([
    accepted.resultId,
    accepted.resultId,
  ]);
  expect(await workOut(setup.work, job)).toBe(accepted.resultId);
  expect(setup.ready).toEqual([{ sessionId, resultId: accepted.resultId }]);
  const result = await resultOf(setup, sessionId);
  expect(sessionResultSchema.parse(result).id).toBe(accepted.resultId);
  expect(result.experienceGained).toBe(proposal.rewardsPreview.experience);
  expect(result.skillsImproved).toEqual(proposal.rewardsPreview.skills);
  expect(result.itemsAcquired).toEqual(proposal.rewardsPreview.items);
  expect(await rewardsIn(setup)).toBe(1);
  const after = await stateOf(setup, characterId);
  expect(after.state.level).toBe(result.levelAfter);
  expect(worth(after.state)).toBe(worth(before.state) + result.experienceGained);
  expect((await setup.cast.sheet(SELF, characterId)).state?.level).toBe(result.levelAfter);
  const row = await setup.plays.row(SELF, sessionId);
  expect(row.resultSummary).toBe(result.storySummary);
  expect(row.resultProcessedAt).not.toBeNull();
});

/** All experience somebody ever had. */
function worth({ level, exp }: { readonly level: number; readonly exp: number }): number {
  return exp + 50 * level * (level - 1);
}

it('[C46] rests every claim on events that happened, and keeps within its measures', async () => {
  const setup = await opened();
  const { sessionId } = await playedSession(setup);
  await setup.plays.accept(SELF, sessionId);
  const result = await resultOf(setup, sessionId);
  const { rows } = await setup.database.pool.query<{ id: string }>(
    `select session_id || ':' || number as id from hakoniwa.play_events`,
  );
  const known = new Set(rows.map(({ id }) => id));
  expect(result.keyEventSources.length).toBeGreaterThan(0);
  for (const { eventIds } of result.keyEventSources) {
    expect(eventIds.length).toBeGreaterThan(0);
    expect(eventIds.every((id) => known.has(id))).toBe(true);
  }
  expect(result.keyEvents.length).toBeLessThanOrEqual(5);
  expect(result.unresolvedPlots.length).toBeLessThanOrEqual(5);
  expect(result.storySummary.length).toBeLessThan(260);
  const prose = [result.storySummary, result.nextSessionHint, result.continuationContext];
  for (const text of [...prose, ...result.keyEvents, ...result.unresolvedPlots])
    expect(text).not.toMatch(/[{}_]|[a-z]{3}/);
  expect(result.degraded).toEqual([]);
});

it('[C42] works out an ending that cannot be declined though nobody answers', async () => {
  const setup = await opened();
  const { characterId, sessionId } = await playedSession(setup);
  // As if whoever played had declined twice and left.
  await setup.plays.reject(SELF, sessionId);
  await setup.database.pool.query(
    `update hakoniwa.play_sessions set proposal_count = 2 where id = $1`,
    [sessionId],
  );
  for (let turn = 0; turn < 20; turn++) {
    const scene = await setup.plays.scene(SELF, sessionId);
    const choice = scene.choices[turn % 3];
    if (!choice || scene.proposal?.isMandatory) break;
    const wanted = { actionText: choice.text, actionType: 'choice', choiceId: choice.id } as const;
    await setup.plays.execute(SELF, { id: sessionId, ...wanted });
  }
  const result = await resultOf(setup, sessionId);
  expect((await setup.plays.row(SELF, sessionId)).status).toBe('COMPLETED');
  expect((await setup.plays.accept(SELF, sessionId)).resultId).toBe(result.id);
  expect((await stateOf(setup, characterId)).state.level).toBe(result.levelAfter);
});

it('[C51] gives a session in which nothing was done a result too', async () => {
  const setup = await opened();
  const { id: characterId } = await setup.cast.create(SELF, {
    name: 'Aki',
    pack: 'nexus',
    language: 'en',
  });
  const { session } = await setup.plays.begin(SELF, { characterId });
  await setup.database.pool.query(
    `update hakoniwa.play_sessions set status = 'ENDING_PROPOSED' where id = $1`,
    [session.id],
  );
  await setup.plays.accept(SELF, session.id);
  const result = await resultOf(setup, session.id);
  expect(result).toMatchObject({ experienceGained: 100, keyEvents: [], skillsImproved: {} });
  expect(result.storySummary).toContain('Aki');
});

it('[C53] shows a job that failed for good, and takes it up again', async () => {
  let isBroken = true;
  const setup = await opened({
    isIdle: true,
    onStep: () => {
      if (isBroken) throw new Error('a mistake of ours');
    },
  });
  const { sessionId } = await playedSession(setup);
  const { resultId } = await setup.plays.accept(SELF, sessionId);
  const job = { data: { sessionId }, signal: new AbortController().signal };
  await expect(workOut(setup.work, job)).rejects.toThrow('a mistake of ours');
  await setup.database.pool.query(`update hakoniwa.job_progress set state = 'dead'`);
  expect(await setup.results.read(SELF, sessionId)).toMatchObject({
    pending: {
      processingStatus: 'failed',
      steps: [{ step: 'historian', state: 'done' }, {}, {}, {}, {}, {}],
    },
  });
  isBroken = false;
  expect(await setup.results.retry(SELF, sessionId)).toMatchObject({
    pending: { processingStatus: 'processing' },
  });
  expect(await workOut(setup.work, job)).toBe(resultId);
  expect(await setup.results.retry(SELF, sessionId)).toMatchObject({ state: 'ready' });
  await expect(setup.results.read({ owner: 'other' }, sessionId)).rejects.toMatchObject({
    code: 'UNKNOWN_SESSION',
  });
});
