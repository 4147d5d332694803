// Opens the gardens of a server in its database.
import { fileURLToPath } from 'node:url';
import {
  type Database,
  databaseAddress,
  openDatabase,
  type Patience,
  storageFailure,
} from '@hakoniwa/database';
import type { Jobs } from '@hakoniwa/database/jobs';
import {
  type FrontGardens,
  frontGardens,
  Gardens,
  type ModelSettings,
  modelKeys,
  packCatalog,
} from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { modelNarrator, SESSION_SECTIONS } from '@hakoniwa/sessions';
import { openServerJobs } from '../jobs/server-jobs.ts';
import { modelSource, type ServerModels } from '../models/model-source.ts';
import { noModels } from '../models/no-models.ts';
import type { Log } from '../observe/log.ts';
import { logFailures } from '../observe/storage-log.ts';
import { campaignModels } from '../play/campaign-models.ts';
import { openCampaignRunner } from '../play/campaign-runner.ts';
import { type OpenedPlaying, openPlaying } from '../play/open-playing.ts';
import type { Playing } from '../play/playing.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { openServerSettings, type ServerSettings } from '../settings/server-settings.ts';

interface OpenGardens {
  /** Says where gardens are kept: DATABASE_URL, HAKONIWA_DATA, or what the system has for it. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  /** Milliseconds a lease holds without being renewed; tests make it short. */
  readonly leaseMs?: number | undefined;
  /** What the environment says about models; without it everybody lives by instinct. */
  readonly said?: ModelSettings | undefined;
  /** Whether people may have this server call any address, or only model servers it knows. */
  readonly reach?: 'anywhere' | 'known';
  /** Bytes that may be kept for one owner; as much as the disk holds when left out. */
  readonly quotaBytes?: number | undefined;
  /** Who hears that the database is away, and who ends the waiting for it. */
  readonly patience?: Patience | undefined;
}

export interface OpenedGardens {
  readonly gardens: Gardens;
  readonly front: FrontGardens;
  readonly database: Database;
  readonly settings: ServerSettings;
  readonly source: ServerModels;
  /** Sessions. */
  readonly playing: Playing;
  /** Work beside the requests. */
  readonly jobs: Jobs;
  readonly close: () => Promise<void>;
}

/** Opens them with both kitchens alive. */
export async function openGardens({
  env,
  log,
  leaseMs,
  said,
  reach = 'known',
  quotaBytes,
  patience,
}: OpenGardens): Promise<OpenedGardens> {
  const opening = openDatabase({ ...databaseAddress(env), patience, tables: SERVER_TABLES });
  // Both take a while, and neither needs the other.
  const [database, japanese] = await Promise.all([opening, loadJapaneseTokenizer()]);
  const settings = await openServerSettings({ said: said ?? {}, database });
  const { models, tokensPerDay, servers: more } = settings;
  const source = said
    ? modelSource({ settings: models, reach, keys: modelKeys(said), tokensPerDay, more })
    : noModels();
  const parts = {
    catalog: packCatalog(fileURLToPath(new URL('../../../../packs', import.meta.url))),
    gm: createGm({ analysers: { japanese } }),
    source,
    onFailure: ({ garden, error }: { readonly garden?: string; readonly error: unknown }) => {
      // What keeps every garden from being kept is said once, by whoever watches the disk.
      if (garden === undefined && storageFailure(error)) return;
      log.error(
        { ...(garden === undefined ? {} : { garden }), err: error },
        garden === undefined ? 'the gardens cannot be looked after' : 'the garden stands still',
      );
    },
  };
  const model = campaignModels({ database, source });
  const runner = openCampaignRunner({ ...parts, database, narrator: modelNarrator({ model }) });
  // Campaigns are a kind of their own; whoever plays them asks for them by name.
  const play = { kinds: [runner], sections: SESSION_SECTIONS };
  const gardens = new Gardens({
    ...{ ...parts, ...play, database, leaseMs },
    quota: quotaBytes === undefined ? undefined : { bytes: quotaBytes },
  });
  let jobs: Jobs | undefined;
  let played: OpenedPlaying | undefined;
  const close = async () => {
    settings.close();
    await jobs?.close();
    await played?.close();
    await gardens.close();
    await database.close();
  };
  try {
    jobs = await openServerJobs(database, logFailures(log, 'jobs'));
    played = await openPlaying({
      ...{ runner, jobs, gardens, model, neo4j: graphServer(env) },
      onError: logFailures(log, 'the graph is behind'),
    });
    const { playing } = played;
    const front = await frontGardens(gardens, database);
    return { gardens, front, database, settings, source, playing, jobs, close };
  } catch (error) {
    await close();
    throw storageFailure(error, database.place) ?? error;
  }
}

/** The server of the graph, where one is set. */
function graphServer({ NEO4J_URI: uri }: OpenGardens['env']) {
  return uri ? { uri } : undefined;
}
