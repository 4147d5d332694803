// The wallet of story points and its ledger: every change has a line, every line is written once.
import type { SpKind, SpLedger } from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import { PlayRefused } from '../refused.ts';
import type { SpRules } from '../rules/story-points.ts';
import { countOf, type Queryable, queryRows } from './run.ts';

/** Whose wallet it is: a person's, or the server's own in the local mode. */
export function walletOwner(owner: string | null): string {
  return owner ?? 'local';
}

interface Opening {
  readonly owner: string | null;
  readonly rules: SpRules;
  readonly now: Date;
}

/** Makes sure that there is a wallet, and that today's points are in it. */
export async function openWallet(runs: Queryable, { owner, rules, now }: Opening): Promise<void> {
  const person = walletOwner(owner);
  const made = await countOf(
    runs,
    sql`insert into hakoniwa.sp_wallets (person, owner_id, balance)
      values (${person}, ${owner}, 0) on conflict do nothing`,
  );
  const day = now.toISOString().slice(0, 10);
  if (made === 1) {
    await change(runs, { person, key: 'start', kind: 'start', amount: rules.start, now });
    // The day it all begins has its points already.
    await change(runs, { person, key: `daily:${day}`, kind: 'daily', amount: 0, now });
    return;
  }
  await change(runs, { person, key: `daily:${day}`, kind: 'daily', amount: rules.daily, now });
}

interface Change {
  readonly person: string;
  readonly key: string;
  readonly kind: SpKind;
  readonly amount: number;
  readonly sessionId?: string | undefined;
  readonly turnNumber?: number | undefined;
  readonly now: Date;
}

/** Changes a wallet once under a key; the balance it came to, or undefined when it is too little. */
async function change(runs: Queryable, of: Change): Promise<number | undefined> {
  const { person, key, kind, amount, now } = of;
  const [wallet] = await queryRows<{ balance: number }>(
    runs,
    sql`select balance from hakoniwa.sp_wallets where person = ${person} for update`,
  );
  const balance = wallet?.balance ?? 0;
  if (balance + amount < 0) return undefined;
  const written = await countOf(
    runs,
    sql`insert into hakoniwa.sp_entries
        (person, key, kind, amount, balance_after, session_id, turn_number, at)
      values (${person}, ${key}, ${kind}, ${amount}, ${balance + amount}, ${of.sessionId ?? null},
        ${of.turnNumber ?? null}, ${now}) on conflict do nothing`,
  );
  if (written === 0 || amount === 0) return balance;
  await runs.execute(
    sql`update hakoniwa.sp_wallets set balance = ${balance + amount} where person = ${person}`,
  );
  return balance + amount;
}

interface Charge extends Omit<Change, 'amount'> {
  readonly cost: number;
  /** Whether it is given back at once: both lines stand in the ledger. */
  readonly isRefunded: boolean;
}

/** Takes a cost that the wallet can bear, in one statement; what is left, or undefined when it is too little. */
export async function charge(runs: Queryable, of: Charge): Promise<number | undefined> {
  const { person, key, kind, cost, isRefunded, now } = of;
  const taken = isRefunded ? 0 : cost;
  const line = (name: string, parts: { kind: SpKind; amount: number; back: number }) =>
    sql`select person, ${name}, ${parts.kind}, ${parts.amount}::int, balance - ${parts.back}::int,
      ${of.sessionId ?? null}, ${of.turnNumber ?? null}::int, ${now}::timestamptz from wallet`;
  const lines = [
    line(key, { kind, amount: -cost, back: cost - taken }),
    ...(isRefunded ? [line(`refund:${key}`, { kind: 'refund', amount: cost, back: 0 })] : []),
  ];
  const [left] = await queryRows<{ balance: number }>(
    runs,
    sql`with wallet as (
        update hakoniwa.sp_wallets set balance = balance - ${taken}::int
        where person = ${person} and balance >= ${cost}::int returning person, balance
      ), lines as (
        insert into hakoniwa.sp_entries
          (person, key, kind, amount, balance_after, session_id, turn_number, at)
        ${sql.join(lines, sql` union all `)}
      ) select balance from wallet`,
  );
  return left?.balance;
}

/** Refuses what there are not enough points for. */
export function spShort(balance: number, cost: number): PlayRefused {
  return new PlayRefused('SP_SHORT', 'not enough story points are left', { balance, cost });
}

export async function balanceOf(runs: Queryable, person: string): Promise<number> {
  const [row] = await queryRows<{ balance: number }>(
    runs,
    sql`select balance from hakoniwa.sp_wallets where person = ${person}`,
  );
  return row?.balance ?? 0;
}

/** The last lines of the ledger, newest first. */
export async function ledgerOf(
  runs: Queryable,
  { person, limit }: { readonly person: string; readonly limit: number },
): Promise<SpLedger['entries']> {
  const rows = await queryRows<SpLedger['entries'][number] & { at: Date | string }>(
    runs,
    sql`select id::int, kind, amount, balance_after as "balanceAfter", session_id as "sessionId",
        turn_number as "turnNumber", at
      from hakoniwa.sp_entries where person = ${person} and amount <> 0
      order by id desc limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
