// A server in which sessions are played to their end: results by jobs, a graph, and a model if one is given.

import { GraphCarrier, type KnowledgeGraph, openGraph } from '@hakoniwa/database/graph';
import { type Jobs, openJobs } from '@hakoniwa/database/jobs';
import type { LanguageModel } from '@hakoniwa/model';
import { continueWork } from '../src/continue/continue-work.ts';
import { CampaignGraph } from '../src/graph/campaign-graph.ts';
import {
  RESULT_QUEUE,
  type ResultReady,
  type ResultWork,
  resultQueue,
  workOnResults,
} from '../src/result/result-job.ts';
import { storeResultWork } from '../src/result/store-result.ts';
import { SessionResults } from '../src/session-results.ts';
import { openServer, type PlaySetup, type ServerOptions } from './play-campaign.ts';

export { SELF } from './play-campaign.ts';
export { playedSession, playToProposal, resultOf } from './result-scene.ts';

export interface ResultSetup extends PlaySetup {
  readonly jobs: Jobs;
  readonly results: SessionResults;
  /** The graph as players ask it. */
  readonly memory: CampaignGraph;
  readonly graph: KnowledgeGraph;
  readonly work: ResultWork & { readonly graph: KnowledgeGraph };
  /** Results this server kept, in order. */
  readonly ready: readonly ResultReady[];
}

export interface ResultSetupOptions extends ServerOptions {
  readonly model?: LanguageModel | undefined;
  /** In place of the tables of the database. */
  readonly graphOf?: ((graph: KnowledgeGraph) => KnowledgeGraph) | undefined;
  /** Leaves the results alone until somebody works. */
  readonly isIdle?: boolean | undefined;
  readonly onStep?: ((step: string) => Promise<void> | void) | undefined;
}

export async function openResultSetup(options: ResultSetupOptions = {}): Promise<ResultSetup> {
  const { model, graphOf = (one) => one, isIdle = false, onStep, ...more } = options;
  const works = [storeResultWork, continueWork];
  const setup = await openServer({ ...more, works, queue: resultQueue });
  const { database, plays } = setup;
  const graph = graphOf(await openGraph({ database }));
  const carrier = new GraphCarrier({ database, graph });
  const jobs = await openJobs(database, { queues: [RESULT_QUEUE] });
  const ready: ResultReady[] = [];
  const work = {
    ...{ plays, graph, pauseMs: 1, callMs: 300_000, onStep },
    model: async () => model,
    onReady: (one: ResultReady) => void ready.push(one),
  };
  if (!isIdle) await workOnResults(jobs, work);
  const close = async () => {
    await jobs.close();
    await carrier.close();
    await setup.close();
  };
  const results = new SessionResults({ ...work, jobs });
  const memory = new CampaignGraph({ plays, graph });
  return { ...setup, jobs, results, memory, graph, work, ready, close };
}
