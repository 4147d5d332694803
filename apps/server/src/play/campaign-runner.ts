// What campaigns are opened with in this server: packs of the catalog, read with the sections of sessions.

import type { Database } from '@hakoniwa/database';
import { checkPack, type PackCatalog } from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import {
  CampaignRunner,
  type CampaignRunnerParts,
  continueWork,
  PlayNews,
  resultQueue,
  SESSION_SECTIONS,
  SP_RULES,
  storeResultWork,
} from '@hakoniwa/sessions';
import { hasErrors, type Pack } from '@hakoniwa/stage';

interface RunnerOf extends Partial<CampaignRunnerParts> {
  readonly database: Database;
  readonly gm: Gm;
  readonly catalog: PackCatalog;
}

export function openCampaignRunner({ catalog, ...parts }: RunnerOf): CampaignRunner {
  const packs = new Map<string, Promise<Pack | undefined>>();
  const packOf = (id: string): Promise<Pack | undefined> => {
    const known = packs.get(id) ?? readPack(catalog, id);
    packs.set(id, known);
    // What could not be read may have been mended when it is asked for again.
    known.catch(() => packs.delete(id));
    return known;
  };
  const usual = {
    ...{ sp: SP_RULES, news: new PlayNews(), now: () => new Date() },
    ...{ queue: resultQueue, works: [storeResultWork, continueWork] },
  };
  return new CampaignRunner({ ...usual, packOf, ...parts });
}

/** A pack as a campaign reads it; undefined when there is none, or none that is sound. */
async function readPack(catalog: PackCatalog, id: string): Promise<Pack | undefined> {
  const taken = await catalog.take(id);
  if (!taken) return undefined;
  const { pack, problems } = await checkPack(taken.folder, SESSION_SECTIONS);
  return hasErrors(problems) ? undefined : pack;
}
