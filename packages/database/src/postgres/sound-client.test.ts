// Any text goes into a database and comes out; only what it has no room for is another character.

import { soundText } from '@hakoniwa/stage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../contract/test-database.ts';
import { databaseTables } from '../database-tables.ts';
import { settings } from '../settings/tables.ts';
import type { Database } from './database.ts';
import { transactionOn } from './transaction-on.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ tables: [databaseTables] });
});
afterAll(() => database.close());

const ODD = ['a\u0000b', '\ud83c', '\udf31 \u0001\u0018\u007f\u0085\u202e\ufeff\uffff', '箱庭🌱'];

it.each(ODD)(
  '[Q9] %j is written and found, by the driver, in lists and by drizzle',
  async (text) => {
    const sound = soundText(text);
    const { rows } = await database.pool.query('select $1::text as one, $2::text[] as many', [
      text,
      [text, 'b'],
    ]);
    expect(rows).toEqual([{ one: sound, many: [sound, 'b'] }]);
    const asked = { text: 'select $1::text as one', values: [text], rowMode: 'array' as const };
    expect((await database.pool.query(asked)).rows).toEqual([[sound]]);
    expect(asked.values).toEqual([text]);
    const row = { scope: 'odd', name: text, value: text };
    await database.transaction((tx) => tx.insert(settings).values(row));
    const found = await database.queries.select().from(settings).where(eq(settings.name, text));
    expect(found).toMatchObject([{ name: sound, value: sound }]);
    await transactionOn(database, async ({ tx, client }) => {
      expect(await tx.select().from(settings).where(eq(settings.name, text))).toHaveLength(1);
      const gone = await client.query('delete from hakoniwa.settings where name = $1', [text]);
      expect(gone.rowCount).toBe(1);
    });
  },
);
