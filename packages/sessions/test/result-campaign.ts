// A house in which sessions are played to their end: results by jobs, a graph, and a model if one is given.
import type { LanguageModel } from '@hakoniwa/model';
import { GraphCarrier, type KnowledgeGraph, openGraph } from '@hakoniwa/store/graph';
import { type Jobs, openJobs } from '@hakoniwa/store/jobs';
import { continueWork } from '../src/continue/continue-work.ts';
import { CampaignGraph } from '../src/graph/campaign-graph.ts';
import {
  RESULT_QUEUE,
  type ResultReady,
  type ResultWork,
  resultQueue,
  workOnResults,
} from '../src/result/result-job.ts';
import { SessionResults } from '../src/result/results.ts';
import { storeResultWork } from '../src/result/store-result.ts';
import { type HouseOptions, openHouse, type PlayHouse } from './play-campaign.ts';

export { SELF } from './play-campaign.ts';
export { playedSession, playToProposal, resultOf } from './result-scene.ts';

export interface ResultHouseScene extends PlayHouse {
  readonly jobs: Jobs;
  readonly results: SessionResults;
  /** The graph as players ask it. */
  readonly memory: CampaignGraph;
  readonly graph: KnowledgeGraph;
  readonly work: ResultWork & { readonly graph: KnowledgeGraph };
  /** Results this house kept, in order. */
  readonly ready: readonly ResultReady[];
}

export interface ResultHouseOptions extends HouseOptions {
  readonly model?: LanguageModel | undefined;
  /** In place of the tables of the database. */
  readonly graphOf?: ((graph: KnowledgeGraph) => KnowledgeGraph) | undefined;
  /** Leaves the results alone until somebody works. */
  readonly isIdle?: boolean | undefined;
  readonly onStep?: ((step: string) => Promise<void> | void) | undefined;
}

export async function openResultHouse(options: ResultHouseOptions = {}): Promise<ResultHouseScene> {
  const { model, graphOf = (one) => one, isIdle = false, onStep, ...more } = options;
  const works = [storeResultWork, continueWork];
  const house = await openHouse({ ...more, works, queue: resultQueue });
  const { database, plays } = house;
  const graph = graphOf(await openGraph({ database }));
  const carrier = new GraphCarrier({ database, graph });
  const jobs = await openJobs(database, { queues: [RESULT_QUEUE] });
  const ready: ResultReady[] = [];
  const work = {
    ...{ plays, graph, pauseMs: 1, callMs: 5_000, onStep },
    model: async () => model,
    onReady: (one: ResultReady) => void ready.push(one),
  };
  if (!isIdle) await workOnResults(jobs, work);
  const close = async () => {
    await jobs.close();
    await carrier.close();
    await house.close();
  };
  const results = new SessionResults({ ...work, jobs });
  const memory = new CampaignGraph({ plays, graph });
  return { ...house, jobs, results, memory, graph, work, ready, close };
}
