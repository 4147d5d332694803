// Rows of tables as lines of a backup: what follows from the table, and what an earlier backup did not have yet.
import { randomUUID } from 'node:crypto';
import { boolean, integer, real, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { databaseOfFile } from '../contract/test-database.ts';
import { databaseTables } from '../database-tables.ts';
import { hakoniwa, jsonText, momentColumn, nowColumn } from '../tables/columns.ts';
import { name } from './fields.ts';
import { columnsOf, rowKind, soundRow } from './row-kind.ts';
import { insertTableRows, tableRows } from './table-rows.ts';

const database = databaseOfFile([databaseTables]);

const NAME = `kept_${randomUUID().slice(0, 8)}`;
const before = {
  id: text().primaryKey(),
  ownerId: text(),
  state: text({ enum: ['open', 'closed'] }).notNull(),
  isNew: boolean().notNull(),
  share: real().notNull(),
  turnCount: integer().notNull(),
  data: jsonText<{ readonly a: number }>().notNull(),
  createdAt: nowColumn(),
  endedAt: momentColumn(),
};
/** The same table as it was, and with three columns more. */
const older = hakoniwa.table(NAME, before);
const newer = hakoniwa.table(NAME, {
  ...before,
  mood: text().notNull().default('calm'),
  waits: integer().notNull().default(3),
  lastSeenAt: momentColumn(),
});
const options = { order: 'id', madeAnew: ['ownerId'] } as const;
const OLDER = { one: rowKind(older, options) };
const NEWER = { one: rowKind(newer, { ...options, checks: { id: name } }) };

const ROW = {
  ...{ row: 'one', id: 'a', state: 'open', isNew: true, share: 0.5, turnCount: 4 },
  ...{ data: '{"a":1}', createdAt: '2026-11-17T01:02:03.456+00:00', endedAt: null },
};
const soundNewer = (json: unknown) => soundRow(json, { kinds: NEWER, entry: 'kept.jsonl' });

it('[B18] every column goes along by itself, unless it is made anew', () => {
  expect(columnsOf(NEWER.one).map(({ column }) => column)).toEqual([
    ...['id', 'state', 'is_new', 'share', 'turn_count', 'data', 'created_at', 'ended_at'],
    ...['mood', 'waits', 'last_seen_at'],
  ]);
});

it('[B18] a row from before a column was there gets its default', () => {
  expect(soundRow(ROW, { kinds: OLDER, entry: '' })).toEqual(ROW);
  expect(soundNewer(ROW)).toEqual({ ...ROW, mood: 'calm', waits: 3, lastSeenAt: null });
});

it.each([
  ['a field nobody has', { ...ROW, more: 1 }],
  ['a word that is none of the list', { ...ROW, state: 'ajar' }],
  ['a count below nothing', { ...ROW, turnCount: -1 }],
  ['a part of a turn', { ...ROW, turnCount: 1.5 }],
  ['no moment', { ...ROW, endedAt: 'yesterday' }],
  ['no JSON', { ...ROW, data: '{' }],
  ['a key that reaches into every object', { ...ROW, data: '{"__proto__":1}' }],
  ['null where there must be something', { ...ROW, isNew: null }],
  ['what only a check of its own refuses', { ...ROW, id: '' }],
  ['no kind', { ...ROW, row: 'two' }],
])('[B18] refuses %s', (_what, row) => {
  expect(() => soundNewer(row)).toThrow('the backup is refused at kept.jsonl');
});

it('[B18] what is written is what was read, and what is made anew is given', async () => {
  const { pool } = database();
  await pool.query(`create table hakoniwa.${NAME} (id text primary key, owner_id text, state text,
    is_new boolean, share real, turn_count int, data text, created_at timestamptz,
    ended_at timestamptz, mood text, waits int, last_seen_at timestamptz)`);
  const rows = [
    soundNewer({ ...ROW, mood: '怒', waits: 0, lastSeenAt: '2026-11-17T00:00:00+00:00' }),
    soundNewer({ ...ROW, id: 'b' }),
  ];
  const more = { one: { owner_id: 'ann' } };
  const given = (async function* () {
    yield* rows;
  })();
  await insertTableRows(pool as never, { kinds: NEWER, rows: given, more });
  const read = await tableRows(pool as never, {
    ...{ kind: NEWER.one, where: 'owner_id = $1', value: 'ann' },
  });
  expect(read.map((row) => ({ row: 'one', ...row }))).toEqual(rows);
});

it('a column no backup was ever made of is a mistake of ours', () => {
  const odd = hakoniwa.table('odd', { list: text().array() });
  expect(() => rowKind(odd, { order: 'list' })).toThrow('no backup was ever made of a column');
  expect(rowKind(odd, { order: 'list', checks: { list: z.any() } }).schema.shape).toHaveProperty(
    'list',
  );
});
