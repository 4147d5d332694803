// The models that write for campaigns: the server's own where one is set, its calls kept and capped by the garden.

import type { Database } from '@hakoniwa/database';
import { keptLedger, MindRoom, type ModelSource, USUAL_MINDS } from '@hakoniwa/garden';
import type { FindModel } from '@hakoniwa/sessions';
import { MAIN_BRANCH, type Position } from '@hakoniwa/stage';

interface CampaignModels {
  readonly database: Database;
  readonly source: ModelSource;
}

/** Who the writer is among the minds of a garden. */
const WRITER = 'writer';

/** Writers stand beside the world's time: what they write changes nothing in it. */
const BESIDE: Position = { branch: MAIN_BRANCH, seq: 0 };

/** Campaigns whose rooms are held open; a room is soon made again. */
const ROOMS = 200;

/** Finds a campaign's model; one that is merely there to be found is not meant. */
export function campaignModels({ database, source }: CampaignModels): FindModel {
  const rooms = new Map<string, MindRoom>();
  const open = (garden: string): MindRoom => {
    const known = rooms.get(garden) ?? roomOf(garden, { database, source });
    if (rooms.size >= ROOMS) rooms.clear();
    rooms.set(garden, known);
    return known;
  };
  return (garden) => open(garden).modelFor(WRITER);
}

function roomOf(garden: string, { database, source }: CampaignModels): MindRoom {
  return new MindRoom({
    ...{ source, choice: USUAL_MINDS, ledger: keptLedger(database, garden) },
    at: () => BESIDE,
    isWatched: () => false,
    onNews: () => undefined,
  });
}
