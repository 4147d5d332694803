// Checks what a house keeps, in place: every event of every branch of every garden, and what is played there.
import { DamagedLogError, StoreError, UnknownGardenError } from '../errors.ts';
import { storageFailure } from '../storage/storage-failure.ts';
import { BackupRefusedError, type BadEvent } from './errors.ts';
import { gardenLog } from './garden-log.ts';
import { LogWalk } from './log-walk.ts';
import { PlayCheck } from './play/check-play.ts';
import type { BackupSource } from './ports.ts';

/** What is wrong with a garden: an event, or something that has none. */
export interface KeptFault {
  /** `log`: its events; `play`: the campaign that is played in it; `storage`: it cannot be read. */
  readonly of: 'log' | 'play' | 'storage';
  readonly event?: BadEvent | undefined;
  readonly detail: string;
}

export interface CheckedKept {
  readonly garden: string;
  readonly branches: number;
  readonly events: number;
  readonly isCampaign: boolean;
  readonly fault?: KeptFault | undefined;
}

/** Checks one garden from its first event to the tip of every branch; undefined when it is gone meanwhile. */
export async function checkKept(
  source: BackupSource,
  garden: string,
): Promise<CheckedKept | undefined> {
  const seen = { branches: 0, events: 0, isCampaign: false };
  try {
    await walk(source, garden, seen);
    return { garden, ...seen };
  } catch (error) {
    if (error instanceof UnknownGardenError) return undefined;
    return { garden, ...seen, fault: faultOf(error) };
  }
}

async function walk(
  source: BackupSource,
  garden: string,
  seen: { branches: number; events: number; isCampaign: boolean },
): Promise<void> {
  const { genesis, head, branches, campaign, events } = await gardenLog(source, garden);
  seen.branches = branches.length;
  seen.isCampaign = campaign !== undefined;
  const log = new LogWalk({ genesis, branches, entry: garden });
  for await (const event of events()) {
    log.take(event);
    seen.events += 1;
  }
  const tips = log.finish();
  for (const { id: branch, tip } of branches) {
    const found = tips.get(branch);
    if (found?.seq === tip.seq && found.hash === tip.hash) continue;
    const detail = `the branch ${JSON.stringify(branch)} does not end where it should`;
    const event = { branch, seq: tip.seq, code: 'HASH_MISMATCH' };
    throw new BackupRefusedError('BROKEN_CHAIN', { entry: garden, detail, event });
  }
  if (!campaign) return;
  const ends = branches.map(({ id, tip }) => ({ id, seq: tip.seq }));
  const check = new PlayCheck({ entry: garden, sheet: { name: garden, head, branches: ends } });
  for (const row of campaign.rows) check.take(row);
  check.finish();
}

/** What went wrong, as a fault; mistakes of ours are thrown on. */
function faultOf(error: unknown): KeptFault {
  if (error instanceof BackupRefusedError) {
    const { event, detail, fault } = error;
    return { of: fault === 'BAD_PLAY' ? 'play' : 'log', event, detail };
  }
  if (error instanceof DamagedLogError) {
    const { seq, file: branch, cause: code, message: detail } = error;
    return { of: 'log', event: { branch, seq, code }, detail };
  }
  const failure = storageFailure(error);
  if (failure) return { of: 'storage', detail: failure.text.en };
  if (error instanceof SyntaxError || error instanceof StoreError)
    return { of: 'log', detail: error.message };
  throw error;
}
