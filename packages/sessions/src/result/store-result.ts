// Keeps a result: the reward in the world's log, the result, the arc and the graph's news, all in one transaction.

import type { Transaction } from '@hakoniwa/database';
import { GRAPH_NEWS, recordGraphUpdates } from '@hakoniwa/database/graph';
import { assert, type World } from '@hakoniwa/stage';
import { eq, sql } from 'drizzle-orm';
import { storeArc } from '../arcs/arc-rows.ts';
import { characterState } from '../lifecycle/read/character-state.ts';
import { unknownSession } from '../refused.ts';
import { queryRows, runsOf } from '../rows/run.ts';
import { type SessionRow, sessionById } from '../rows/session-row.ts';
import type { CampaignRuntime, PlayWork } from '../runtime/campaign-runtime.ts';
import { sessionTopic } from '../runtime/play-news.ts';
import type { ResultScene } from '../story/result-scene.ts';
import { playSessions } from '../tables/session-table.ts';
import { milestoneRewards } from './arc-outcome.ts';
import { sessionUpdates } from './graph/session-updates.ts';
import { loadScene } from './load-scene.ts';
import type { StepOutputs } from './outputs.ts';
import { resultBody } from './result-body.ts';
import { rewardCommand } from './rewarded.ts';
import { stepRowsOf } from './step-rows.ts';

export interface StoredResult {
  readonly resultId: string;
  /** Whether it was kept by this very work. */
  readonly isNew: boolean;
}

/** Done by the garden's one writer, when every step is over; a result that is there is left alone. */
export const storeResultWork: PlayWork<{ readonly sessionId: string }, StoredResult> = {
  name: 'session-result',
  run: async (runtime, { sessionId }, answer) => {
    const { database, garden, character, scene: play } = runtime;
    const row = await sessionById(runsOf(database), sessionId);
    if (row?.characterId !== character.id || row.resultId === null) throw unknownSession();
    const { resultId } = row;
    if (row.resultStatus === 'completed') return { resultId, isNew: false };
    const { campaign } = play;
    const scene = await loadScene({ database, campaign, character, row, gm: play.gm });
    const steps = await stepRowsOf(runsOf(database), sessionId);
    const done = Object.fromEntries(
      steps.map((step) => [step.step, step.output]),
    ) as unknown as StepOutputs;
    const degraded = steps.filter(({ state }) => state === 'degraded').map(({ step }) => step);
    const keeping = { runtime, row, scene, resultId, done, degraded };
    const rewards = milestoneRewards(scene, done.coordinator.arc);
    const command = rewardCommand(garden.world, { scene, done, milestones: rewards });
    const kept = { resultId, isNew: true };
    await garden.submit(command, {
      also: async (tx, { submitted }) => {
        assert(submitted.verdict.allowed, 'the laws let a reward be given');
        await keepRows(tx, keeping, submitted.world);
        await answer(tx, kept);
      },
    });
    database.feed.tell(GRAPH_NEWS);
    database.feed.tell(sessionTopic(sessionId));
    return kept;
  },
};

interface Keeping {
  readonly runtime: CampaignRuntime;
  readonly row: SessionRow;
  readonly scene: ResultScene;
  readonly resultId: string;
  readonly done: StepOutputs;
  readonly degraded: readonly string[];
}

async function keepRows(tx: Transaction, keeping: Keeping, world: World): Promise<void> {
  const { runtime, row, scene, done, degraded, resultId } = keeping;
  const now = runtime.now();
  const sessionId = row.id;
  const body = resultBody({ id: resultId, scene, done, degraded, createdAt: now });
  const [kept] = await queryRows<{ id: string }>(
    tx,
    sql`insert into hakoniwa.play_results (id, session_id, body, created_at)
      values (${resultId}, ${sessionId}, ${JSON.stringify(body)}, ${now}) returning id`,
  );
  if (!kept) throw new TypeError('a result is kept once');
  // The sheet is read from the last session: it shows what was gained at once.
  const data = { ...row.data, state: characterState(runtime.scene, world) };
  await tx
    .update(playSessions)
    .set({
      ...{ resultStatus: 'completed', resultSummary: body.storySummary, resultProcessedAt: now },
      ...{ updatedAt: now, data },
    })
    .where(eq(playSessions.id, sessionId));
  const { arc } = done.coordinator;
  const { campaign } = scene;
  const characterId = scene.character.id;
  if (arc) await storeArc(tx, { characterId, sessionId, campaign, outcome: arc, now });
  await recordGraphUpdates(tx, { updates: sessionUpdates(scene, done), sessionId });
}
