// Lets people play in this server: sessions, results worked out beside the requests, and the graph that is told of them.

import { GraphCarrier, type Neo4jAddress, openGraph } from '@hakoniwa/database/graph';
import type { Jobs } from '@hakoniwa/database/jobs';
import type { Gardens } from '@hakoniwa/garden';
import {
  arcsOf,
  CampaignCast,
  CampaignGraph,
  type CampaignRunner,
  type FindModel,
  openResults,
  type Player,
  Plays,
  sessionTopic,
} from '@hakoniwa/sessions';
import type { Playing } from './playing.ts';

interface OpenPlaying {
  readonly runner: CampaignRunner;
  /** The jobs of the server, closed before this is. */
  readonly jobs: Jobs;
  readonly gardens: Pick<Gardens, 'named'>;
  /** A server for the graph; the database's own tables when left out. */
  readonly neo4j?: Neo4jAddress | undefined;
  /** Finds the model that writes results and openings; they are written plainly when left out. */
  readonly model?: FindModel | undefined;
  readonly onError: (error: unknown) => void;
}

export interface OpenedPlaying {
  readonly playing: Playing;
  readonly close: () => Promise<void>;
}

/** Opens it; results that were waiting are taken up at once. */
export async function openPlaying({
  runner,
  jobs,
  gardens,
  neo4j,
  model,
  onError,
}: OpenPlaying): Promise<OpenedPlaying> {
  const { database } = runner.parts;
  const plays = new Plays({ runner, gardens });
  const graph = await openGraph(neo4j ? { neo4j } : { database });
  const carrier = new GraphCarrier({ database, graph, onError });
  const results = await openResults({
    ...{ plays, jobs, graph, model },
    onReady: ({ sessionId }) => database.feed.tell(sessionTopic(sessionId)),
  });
  const close = async () => {
    await carrier.close();
    await graph.close();
  };
  const afterwards = {
    read: results.read.bind(results),
    retry: results.retry.bind(results),
    continue: results.continue.bind(results),
    arcs: (player: Player, characterId: string) => arcsOf(plays, { player, characterId }),
  };
  const campaigns = new CampaignGraph({ plays, graph });
  return { playing: { plays, cast: new CampaignCast(plays), afterwards, graph: campaigns }, close };
}
