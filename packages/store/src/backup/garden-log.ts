// A garden's whole log as it stands at one moment: its world at the beginning, its branches, and every event once.
import { backupPartsOf } from '@hakoniwa/database';
import type { BackupPart, GardenLines, LogMoment } from '@hakoniwa/database/backup';
import { genesisOf, type SealedEvent, type WorldDocument } from '@hakoniwa/stage';
import type { BranchTip } from '../event-store.ts';
import type { BackupSource } from './ports.ts';

export interface GardenLog {
  readonly genesis: WorldDocument;
  /** The branch it stands on. */
  readonly head: string;
  readonly branches: readonly BranchTip[];
  /** The rows of every part that has some beside this log. */
  readonly lines: ReadonlyMap<BackupPart, GardenLines>;
  /** Branch by branch in the order the branches were made. */
  readonly events: () => AsyncGenerator<SealedEvent>;
}

/** Looks where everything stands; the events are read when they are asked for. */
export async function gardenLog(source: BackupSource, garden: string): Promise<GardenLog> {
  const { store } = source;
  // In this order: a branch made meanwhile is left out, and the head is never one of those.
  const lines = await linesOf(source, garden);
  const moment = [...lines.values()].find((one) => one.moment)?.moment;
  const head = moment?.head ?? (await store.head(garden)).branch;
  const branches = asOf(await store.branches(garden), moment);
  const genesis = genesisOf(await store.genesis(garden));
  async function* events() {
    for (const { id, parent, tip } of branches) {
      const fromSeq = (parent?.seq ?? 0) + 1;
      if (tip.seq >= fromSeq) yield* store.read({ garden, branch: id, fromSeq, toSeq: tip.seq });
    }
  }
  return { genesis, head, branches, lines, events };
}

async function linesOf(
  source: BackupSource,
  garden: string,
): Promise<ReadonlyMap<BackupPart, GardenLines>> {
  const found = new Map<BackupPart, GardenLines>();
  for (const part of backupPartsOf(source.tables)) {
    const lines = await source.partOf(part).garden?.(garden);
    if (lines) found.set(part, lines);
  }
  return found;
}

/** Branches as they stood at the moment some rows were read: a log only grows. */
function asOf(branches: readonly BranchTip[], moment: LogMoment | undefined): readonly BranchTip[] {
  if (!moment) return branches;
  return branches.flatMap((branch) => {
    const tip = moment.tips.get(branch.id);
    return tip ? [{ ...branch, tip: { ...branch.tip, ...tip } }] : [];
  });
}
