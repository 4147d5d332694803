// A garden's whole log as it stands at one moment: its world at the beginning, its branches, and every event once.
import { genesisOf, type SealedEvent, type WorldDocument } from '@hakoniwa/stage';
import type { BranchTip } from '../event-store.ts';
import type { ReadCampaign } from './play/read-play.ts';
import type { BackupSource } from './ports.ts';

export interface GardenLog {
  readonly genesis: WorldDocument;
  /** The branch it stands on. */
  readonly head: string;
  readonly branches: readonly BranchTip[];
  readonly campaign: ReadCampaign | undefined;
  /** Branch by branch in the order the branches were made. */
  readonly events: () => AsyncGenerator<SealedEvent>;
}

/** Looks where everything stands; the events are read when they are asked for. */
export async function gardenLog(source: BackupSource, garden: string): Promise<GardenLog> {
  const { store } = source;
  // In this order: a branch made meanwhile is left out, and the head is never one of those.
  const campaign = await source.campaignOf(garden);
  const head = campaign?.head ?? (await store.head(garden)).branch;
  const branches = asOf(await store.branches(garden), campaign);
  const genesis = genesisOf(await store.genesis(garden));
  async function* events() {
    for (const { id, parent, tip } of branches) {
      const fromSeq = (parent?.seq ?? 0) + 1;
      if (tip.seq >= fromSeq) yield* store.read({ garden, branch: id, fromSeq, toSeq: tip.seq });
    }
  }
  return { genesis, head, branches, campaign, events };
}

/** Branches as they stood at the moment of a campaign's rows: a log only grows. */
function asOf(
  branches: readonly BranchTip[],
  campaign: ReadCampaign | undefined,
): readonly BranchTip[] {
  if (!campaign) return branches;
  return branches.flatMap((branch) => {
    const tip = campaign.tips.get(branch.id);
    return tip ? [{ ...branch, tip: { ...branch.tip, ...tip } }] : [];
  });
}
