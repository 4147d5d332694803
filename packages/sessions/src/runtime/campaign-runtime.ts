// A campaign that is open for play: its garden, its scene, and what the server lends it.

import type { Database } from '@hakoniwa/database';
import type { Garden, Work } from '@hakoniwa/garden';
import type { PostgresEventStore } from '@hakoniwa/store/postgres';
import type { EndingRules } from '../pack/ending-rules.ts';
import type { PlayScene } from '../play/scene.ts';
import type { CharacterRow } from '../rows/character-row.ts';
import type { SessionRow } from '../rows/session-row.ts';
import type { SpRules } from '../rules/story-points.ts';
import type { Narrator } from './narrator.ts';
import type { PlayNews } from './play-news.ts';
import type { ResultQueue } from './result-queue.ts';

/** What every campaign of a server is played with. */
export interface CampaignParts {
  readonly database: Database;
  readonly sp: SpRules;
  readonly queue: ResultQueue;
  readonly news: PlayNews;
  readonly narrator?: Narrator | undefined;
  readonly now: () => Date;
}

export interface CampaignRuntime extends CampaignParts {
  readonly character: CharacterRow;
  readonly garden: Garden;
  /** The log, under the writer's lease. */
  readonly store: PostgresEventStore;
  readonly scene: PlayScene;
  readonly ending: EndingRules;
  /** Set while a turn is being taken: there is one at a time. */
  turning: boolean;
  /** A turn that is being told, and how to have it told plainly at once. */
  telling: { readonly sessionId: string; readonly stop: () => void } | undefined;
  /** What the last turn left, so that the next one need not read it again; under the lease nobody else writes it. */
  left: { readonly row: SessionRow; readonly balance: number } | undefined;
}

/** One kind of work on a campaign, done by its garden's one writer. */
export interface PlayWork<Input, Result> {
  readonly name: string;
  readonly run: (
    runtime: CampaignRuntime,
    input: Input,
    answer: (tx: Parameters<Work['answer']>[0], result: Result) => Promise<void>,
  ) => Promise<Result>;
}
