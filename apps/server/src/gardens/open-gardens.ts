// Opens the gardens of a server: in its database, or in memory when that is asked for.
import { fileURLToPath } from 'node:url';
import { type ModelSettings, modelKeys } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { modelNarrator } from '@hakoniwa/sessions';
import type { Language } from '@hakoniwa/stage';
import { storageFailure } from '@hakoniwa/store';
import type { Jobs } from '@hakoniwa/store/jobs';
import {
  type Database,
  databaseAddress,
  openDatabase,
  type Patience,
} from '@hakoniwa/store/postgres';
import { openServerJobs } from '../jobs/server-jobs.ts';
import { modelSource, type ServerModels } from '../models/model-source.ts';
import { noModels } from '../models/no-models.ts';
import type { Log } from '../observe/log.ts';
import { logFailures } from '../observe/storage-log.ts';
import { ownPacks } from '../packs/own-packs.ts';
import { campaignModels } from '../play/campaign-models.ts';
import { openCampaignRunner } from '../play/campaign-runner.ts';
import { type OpenedPlaying, openPlaying } from '../play/open-playing.ts';
import type { Playing } from '../play/playing.ts';
import { openServerSettings, type ServerSettings } from '../settings/server-settings.ts';
import { findKitchens, makeKitchens } from './front-kitchens.ts';
import type { Gardens } from './gardens.ts';
import { KeptGardens } from './kept-gardens.ts';
import { MemoryGardens } from './memory-gardens.ts';
import { packCatalog } from './pack-catalog.ts';

/** The setting of HAKONIWA_DATA that keeps nothing. */
const MEMORY = 'memory';

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
  /** Who hears that the database is away, and who ends the waiting for it. */
  readonly patience?: Patience | undefined;
}

export interface OpenedGardens {
  readonly gardens: Gardens;
  readonly front: Readonly<Record<Language, string>>;
  /** None when nothing is kept. */
  readonly database: Database | undefined;
  readonly settings: ServerSettings;
  readonly source: ServerModels;
  /** Sessions; none when nothing is kept. */
  readonly playing: Playing | undefined;
  /** Work beside the requests; none when nothing is kept. */
  readonly jobs: Jobs | undefined;
  readonly close: () => Promise<void>;
}

/** Opens them with both kitchens alive. */
export async function openGardens({
  env,
  log,
  leaseMs,
  said,
  reach = 'known',
  patience,
}: OpenGardens): Promise<OpenedGardens> {
  const isKept = env.DATABASE_URL || env.HAKONIWA_DATA !== MEMORY;
  const opening = isKept ? openDatabase({ ...databaseAddress(env), patience }) : undefined;
  // Both take a while, and neither needs the other.
  const [database, japanese] = await Promise.all([opening, loadJapaneseTokenizer()]);
  const settings = await openServerSettings({ said: said ?? {}, database });
  const { models, tokensPerDay, servers: more } = settings;
  const source = said
    ? modelSource({ settings: models, reach, keys: modelKeys(said), tokensPerDay, more })
    : noModels();
  const parts = {
    shelf: packCatalog(fileURLToPath(new URL('../../../../packs', import.meta.url))),
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
  if (!database) {
    const gardens = new MemoryGardens(parts);
    const front = await makeKitchens(gardens);
    const nothing = { database, settings, source, playing: undefined, jobs: undefined };
    return { gardens, front, ...nothing, close: () => gardens.close() };
  }
  const packs = ownPacks(database);
  const model = campaignModels({ database, source });
  const desk = openCampaignRunner({ ...parts, database, narrator: modelNarrator({ model }) });
  const gardens = new KeptGardens({ ...parts, database, leaseMs, packs, campaigns: desk });
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
      ...{ desk, jobs, model, neo4j: graphServer(env) },
      gardenOf: (name) => gardens.campaign(name),
      onError: logFailures(log, 'the graph is behind'),
    });
    const { playing } = played;
    const front = await findKitchens(gardens, database);
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
