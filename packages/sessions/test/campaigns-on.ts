// A server in which sessions are played, on a database that is open: for tests, and for processes that are killed.
import { fileURLToPath } from 'node:url';
import type { Database } from '@hakoniwa/database';
import { checkPack, Gardens, packCatalog } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { Pack } from '@hakoniwa/stage';
import {
  CampaignCast,
  CampaignRunner,
  type CampaignRunnerParts,
  PlayNews,
  Plays,
  SESSION_SECTIONS,
} from '../src/index.ts';
import { SP_RULES } from '../src/rules/story-points.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const folder = fileURLToPath(new URL('../../../packs/nexus', import.meta.url));
const catalog = packCatalog(fileURLToPath(new URL('../../../packs', import.meta.url)));
let nexus: Promise<Pack | undefined> | undefined;

/** The nexus, read once. */
export function nexusPack(): Promise<Pack | undefined> {
  nexus ??= checkPack(folder, SESSION_SECTIONS).then(({ pack }) => pack);
  return nexus;
}

export interface PlaySetup {
  readonly database: Database;
  readonly plays: Plays;
  readonly cast: CampaignCast;
  readonly news: PlayNews;
  /** Sessions whose results were asked for, in order. */
  readonly asked: readonly string[];
  readonly failures: readonly unknown[];
  readonly close: () => Promise<void>;
}

/** Opens it; whoever opens it closes it, and the database with it. */
export function serverOn(database: Database, more: Partial<CampaignRunnerParts> = {}): PlaySetup {
  const asked: string[] = [];
  const failures: unknown[] = [];
  const news = new PlayNews();
  const queue = {
    enqueue: async (_tx: unknown, { sessionId }: { sessionId: string }) =>
      void asked.push(sessionId),
  };
  const packOf = async (id: string) => (id === 'nexus' ? nexusPack() : undefined);
  const runner = new CampaignRunner({
    ...{
      database,
      sp: { ...SP_RULES, start: 1_000 },
      queue,
      news,
      gm,
      packOf,
      now: () => new Date(),
    },
    ...more,
  });
  const gardens = new Gardens({
    ...{ database, gm, catalog, kinds: [runner] },
    onFailure: ({ error }) => void failures.push(error),
  });
  const plays = new Plays({ runner, gardens });
  const close = async () => {
    await gardens.close();
    await database.close();
  };
  return { database, plays, cast: new CampaignCast(plays), news, asked, failures, close };
}
