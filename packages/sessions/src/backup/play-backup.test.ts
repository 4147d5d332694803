// Rows of play in backups: every table and every column goes along, by what the tables say themselves.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@hakoniwa/database';
import { columnsOf } from '@hakoniwa/database/backup';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import {
  backupToFile,
  checkBackup,
  databaseSource,
  databaseTarget,
  restoreBackup,
  writeBackup,
} from '@hakoniwa/store/backup';
import { type Column, getTableColumns, is, SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newSession, openServer, takeChoice } from '../../test/play-campaign.ts';
import { sessionTables } from '../session-tables.ts';
import { playSessions } from '../tables/session-table.ts';
import { checkLedger } from './check-ledger.ts';
import { LEDGER_KINDS, PLAY_KINDS } from './play-kinds.ts';

it('[C90] every table of sessions has a kind of row in backups', () => {
  const kinds = Object.values({ ...PLAY_KINDS, ...LEDGER_KINDS });
  const carried = new Set<unknown>(kinds.map(({ table }) => table));
  expect(Object.values(sessionTables.tables).filter((table) => !carried.has(table))).toEqual([]);
});

/** Counted by the rows that belong to it: no other number is taken. */
const COUNTED = ['messageCount'];

/** Something other than a column holds at first; undefined where its rules leave no choice. */
function otherThan({ dataType, notNull, default: given }: Column): unknown {
  if (dataType === 'date') return notNull ? undefined : '2026-11-17T01:02:03.456+00:00';
  if (given === undefined || is(given, SQL)) return undefined;
  return { number: 7, string: 'いろは', boolean: given !== true }[dataType as 'number'];
}

async function sessionsOf({ pool }: Pick<Database, 'pool'>) {
  const text = 'select to_jsonb(s) as row from hakoniwa.play_sessions s order by id';
  return (await pool.query<{ row: Record<string, unknown> }>(text)).rows.map(({ row }) => row);
}

it('[C91] every column of a session goes through a backup, whatever stands in it', async () => {
  const here = await openServer();
  const there = await openTestDatabase({ tables: [sessionTables] });
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-columns-'));
  try {
    await takeChoice(here, await newSession(here));
    const names = new Map(
      columnsOf(PLAY_KINDS.session).map(({ field, column }) => [field, column]),
    );
    const changed = Object.entries(getTableColumns(playSessions)).flatMap(([field, column]) => {
      const value = COUNTED.includes(field) ? undefined : otherThan(column);
      return value === undefined ? [] : [{ column: names.get(field) ?? '', value }];
    });
    expect(changed.length).toBeGreaterThan(8);
    for (const { column, value } of changed)
      await here.database.pool.query(`update hakoniwa.play_sessions set ${column} = $1`, [value]);
    const before = await sessionsOf(here.database);
    expect(before[0]).toMatchObject({ archived_at: '2026-11-17T01:02:03.456+00:00' });
    const file = join(folder, 'all.zip');
    const createdAt = '2026-11-17T12:00:00.000Z';
    await backupToFile(file, writeBackup({ source: databaseSource(here.database), createdAt }));
    const backup = await checkBackup(file, { tables: [sessionTables] });
    await restoreBackup({ backup, target: databaseTarget(there) });
    await backup.close();
    expect(await sessionsOf(there)).toEqual(before);
  } finally {
    await here.close();
    await there.close();
    await rm(folder, { recursive: true });
  }
});

const entry = (key: string, amount: number) => ({
  ...{ row: 'entry', key, kind: 'start', amount, balanceAfter: 50 },
  ...{ sessionId: null, turnNumber: null, at: '2026-11-15T12:00:00.000Z' },
});
const wallet = { row: 'wallet', balance: 50 };

async function checked(rows: readonly object[]): Promise<number> {
  return checkLedger(
    (async function* () {
      yield* rows;
    })(),
    'ledger.jsonl',
  );
}

it('[C92] refuses a ledger that does not add up, has a key twice, or no wallet', async () => {
  expect(await checked([wallet, entry('start', 50)])).toBe(2);
  for (const bad of [
    [wallet, entry('start', 49)],
    [wallet, entry('start', 25), entry('start', 25)],
    [entry('start', 50)],
    [wallet, entry('start', 50), wallet],
  ])
    await expect(checked(bad)).rejects.toMatchObject({ fault: 'BAD_PLAY' });
});
