// Appends in one statement, all or none; a connection lost on the way leaves no doubt behind.

import {
  type Database,
  fencedTransaction,
  type Transaction,
  throughOutage,
} from '@hakoniwa/database';
import { type Head, headAfter, verifyChain, writtenEvent } from '@hakoniwa/stage';
import type pg from 'pg';
import { UnknownBranchError } from '../errors.ts';
import type { Append } from '../event-store.ts';
import { checkFence, type Fence } from './fence.ts';
import { type LedgerGarden, loadLedger, type Sender } from './load-ledger.ts';
import { statements } from './statements.ts';

export interface AppendOptions {
  /** Writes other rows in the same transaction, told where the garden then stands; when it throws, nothing is appended either. */
  readonly also?: ((tx: Transaction, head: Head) => Promise<void>) | undefined;
}

export interface Appending extends Append, AppendOptions {
  readonly fence: Fence | undefined;
}

/** Appends; a write the database never answered is tried again, and found when it had been kept. */
export async function append(database: Database, input: Appending): Promise<Head> {
  const { events } = input;
  const tip = tipBefore(input);
  const isSound = verifyChain(events, tip).ok;
  return throughOutage(async (attempt) => {
    const isKept = isSound && (await tryAppend(database, input));
    if (isKept) return headAfter(tip, events);
    const kept = await loadLedger(database.pool, input.garden);
    if (attempt > 0 && isSound && (await isThere(database.pool, kept, input))) {
      // Worlds are predictable: after a takeover the very same events may be the next holder's.
      if (input.fence) await checkFence(database.pool, input);
      return headAfter(tip, events);
    }
    return judge(database, input, kept);
  });
}

/** Where the writer thinks the branch stands. */
function tipBefore({ branch, expectedSeq, events }: Appending): Head {
  return { branch, seq: expectedSeq, hash: events[0]?.prev ?? '' };
}

/** Whether the statement found the tip and the fence as expected. */
async function tryAppend(database: Database, input: Appending): Promise<boolean> {
  const { also, events } = input;
  if (events.length === 0) return false;
  if (!also) return isMoved(database.pool, input);
  return fencedTransaction(database, async ({ client, tx, abandon }) => {
    if (!(await isMoved(client, input))) return abandon(false);
    await also(tx, headAfter(tipBefore(input), events));
    return true;
  });
}

async function isMoved(sender: Sender, input: Appending): Promise<boolean> {
  const { garden, branch, expectedSeq, events, fence } = input;
  const last = events.at(-1);
  const values: unknown[] = [garden, branch, expectedSeq, events[0]?.prev, last?.seq, last?.hash];
  values.push(
    events.map(({ hash }) => hash),
    events.map((event) => JSON.stringify(writtenEvent(event))),
  );
  const config: pg.QueryConfig = fence
    ? { ...statements.appendLeased, values: [...values, fence.token] }
    : { ...statements.append, values };
  const { rows } = await sender.query<{ moved: number }>(config);
  return rows[0]?.moved === 1;
}

/** Says why an append was refused. One without events is no more than the question. */
async function judge(database: Database, input: Appending, kept: LedgerGarden): Promise<Head> {
  // A lost lease comes first: the next holder's events are no conflict, they are the reason.
  if (input.fence) await checkFence(database.pool, input);
  const head = kept.ledger.checkAppend(input);
  const isOnlyAlso = input.events.length === 0;
  await fencedTransaction(database, async ({ client, tx }) => {
    await checkFence(client, input);
    if (isOnlyAlso) await input.also?.(tx, head);
  });
  // Nothing stands against it any more: a lease ran out, or somebody let go, between the two looks.
  return isOnlyAlso ? head : append(database, input);
}

/** Whether the branch has these very events already. */
async function isThere(sender: Sender, kept: LedgerGarden, input: Appending): Promise<boolean> {
  const last = input.events.at(-1);
  const id = kept.branchIds.get(input.branch);
  if (id === undefined) throw new UnknownBranchError(input.branch);
  const values = [id, last?.seq];
  const { rows } = await sender.query<{ hash: string }>({ ...statements.hashAt, values });
  return rows[0]?.hash === last?.hash;
}
