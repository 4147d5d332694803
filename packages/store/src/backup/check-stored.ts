// Checks what a server keeps, in place: every event of every branch of every garden, and what is played there.

import { StoreError, storageFailure } from '@hakoniwa/database';
import { BackupRefusedError, type BadEvent, type CheckedLog } from '@hakoniwa/database/backup';
import { DamagedLogError, UnknownGardenError } from '../errors.ts';
import { type GardenLog, gardenLog } from './garden-log.ts';
import { LogWalk } from './log-walk.ts';
import type { BackupSource } from './ports.ts';

/** What is wrong with a garden: an event, or something that has none. */
export interface StoredFault {
  /** `log`: its events; `rows`: what owners of tables keep beside it; `storage`: it cannot be read. */
  readonly of: 'log' | 'rows' | 'storage';
  /** The part the rows are of. */
  readonly part?: string | undefined;
  readonly event?: BadEvent | undefined;
  readonly detail: string;
}

export interface CheckedStore {
  readonly garden: string;
  readonly branches: number;
  readonly events: number;
  /** The parts that have rows of their own beside this log alone. */
  readonly parts: readonly string[];
  readonly fault?: StoredFault | undefined;
}

/** Checks one garden from its first event to the tip of every branch; undefined when it is gone meanwhile. */
export async function checkStored(
  source: BackupSource,
  garden: string,
): Promise<CheckedStore | undefined> {
  const seen: Seen = { branches: 0, events: 0, parts: [] };
  try {
    const { lines, log } = await walk(source, garden, seen);
    const fault = await rowsFault(lines, log);
    return { garden, ...seen, ...(fault ? { fault } : {}) };
  } catch (error) {
    if (error instanceof UnknownGardenError) return undefined;
    return { garden, ...seen, fault: faultOf(error) };
  }
}

interface Seen {
  branches: number;
  events: number;
  parts: readonly string[];
}

interface Walked {
  readonly lines: GardenLog['lines'];
  readonly log: CheckedLog;
}

async function walk(source: BackupSource, garden: string, seen: Seen): Promise<Walked> {
  const { genesis, head, branches, lines, events } = await gardenLog(source, garden);
  seen.branches = branches.length;
  seen.parts = [...lines.keys()].flatMap(({ name, gardenFile }) =>
    gardenFile?.isAlways ? [] : [name],
  );
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
  return { lines, log: { entry: garden, name: garden, head, branches: ends } };
}

/** Whether the rows of every part agree with one another and with the log. */
async function rowsFault(
  lines: GardenLog['lines'],
  log: CheckedLog,
): Promise<StoredFault | undefined> {
  for (const [part, { rows }] of lines) {
    const check = part.check();
    try {
      await check.garden?.(rows, log);
      check.finish();
    } catch (error) {
      if (!(error instanceof BackupRefusedError)) throw error;
      return { of: 'rows', part: part.name, detail: error.detail };
    }
  }
  return undefined;
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
