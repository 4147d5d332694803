// Checks what a house keeps, in place: every event of every branch of every garden, and what is played there.
import { DamagedLogError, StoreError, UnknownGardenError } from '../errors.ts';
import { storageFailure } from '../storage/storage-failure.ts';
import { BackupRefusedError, type BadEvent } from './errors.ts';
import { gardenLog } from './garden-log.ts';
import { LogWalk } from './log-walk.ts';
import { PlayCheck, type PlayedIn } from './play/check-play.ts';
import type { ReadCampaign } from './play/read-play.ts';
import type { BackupSource } from './ports.ts';

/** What is wrong with a garden: an event, or something that has none. */
export interface StoredFault {
  /** `log`: its events; `play`: the campaign that is played in it; `storage`: it cannot be read. */
  readonly of: 'log' | 'play' | 'storage';
  readonly event?: BadEvent | undefined;
  readonly detail: string;
}

export interface CheckedStore {
  readonly garden: string;
  readonly branches: number;
  readonly events: number;
  readonly isCampaign: boolean;
  readonly fault?: StoredFault | undefined;
}

/** Checks one garden from its first event to the tip of every branch; undefined when it is gone meanwhile. */
export async function checkStored(
  source: BackupSource,
  garden: string,
): Promise<CheckedStore | undefined> {
  const seen: Seen = { branches: 0, events: 0, isCampaign: false };
  try {
    const { campaign, played } = await walk(source, garden, seen);
    const fault = campaign && playFault(garden, { campaign, played });
    return { garden, ...seen, ...(fault ? { fault } : {}) };
  } catch (error) {
    if (error instanceof UnknownGardenError) return undefined;
    return { garden, ...seen, fault: faultOf(error) };
  }
}

interface Seen {
  branches: number;
  events: number;
  isCampaign: boolean;
}

interface Walked {
  readonly campaign: ReadCampaign | undefined;
  readonly played: PlayedIn;
}

async function walk(source: BackupSource, garden: string, seen: Seen): Promise<Walked> {
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
  const ends = branches.map(({ id, tip }) => ({ id, seq: tip.seq }));
  return { campaign, played: { name: garden, head, branches: ends } };
}

/** Whether the rows of a campaign agree with one another and with its log. */
function playFault(
  entry: string,
  { campaign, played: sheet }: { campaign: ReadCampaign; played: PlayedIn },
): StoredFault | undefined {
  const check = new PlayCheck({ entry, sheet });
  try {
    for (const row of campaign.rows) check.take(row);
    check.finish();
    return undefined;
  } catch (error) {
    if (!(error instanceof BackupRefusedError)) throw error;
    return { of: 'play', detail: error.detail };
  }
}

/** What went wrong, as a fault; mistakes of ours are thrown on. */
function faultOf(error: unknown): StoredFault {
  if (error instanceof BackupRefusedError) {
    const { event, detail } = error;
    return { of: 'log', event, detail };
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
