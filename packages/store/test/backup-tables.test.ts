// Nothing is forgotten: every table has its decision in the guide, every column of play goes along or is named here.
import { readFile } from 'node:fs/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import {
  columnsOf,
  type KindName,
  LEDGER_KINDS,
  PLAY_KINDS,
  rowKindOf,
} from '../src/backup/play/row-kinds.ts';
import { schema } from '../src/postgres/tables.ts';

const TABLES = new Map(
  Object.values(schema).map((table) => [getTableName(table as PgTable), table as PgTable]),
);

/** Columns a row gets in the house it is restored in. */
const MADE_THERE: Readonly<Record<string, readonly string[]>> = {
  play_characters: ['ownerId'],
  play_results: ['graphStatus'],
  graph_updates: ['id', 'attempts', 'error', 'appliedAt'],
  sp_wallets: ['person', 'ownerId'],
  sp_entries: ['id', 'person'],
};

it('[B15] the guide says of every table whether it goes along', async () => {
  const guide = await readFile(new URL('../../../docs/guides/back-up.md', import.meta.url), 'utf8');
  expect([...TABLES.keys()].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

it.each(Object.keys({ ...PLAY_KINDS, ...LEDGER_KINDS }) as KindName[])(
  '[B15] every column of the rows of kind %s goes along or is made anew',
  (kind) => {
    const { table } = rowKindOf(kind);
    const columns = Object.keys(getTableColumns(TABLES.get(table) as PgTable));
    const carried = [...columnsOf(kind).map(({ field }) => field), ...(MADE_THERE[table] ?? [])];
    expect(carried.toSorted()).toEqual(columns.toSorted());
  },
);
