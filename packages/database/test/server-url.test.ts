// A server named by an address: found, or refused with a name for what is wrong.

import { afterEach, expect, it } from 'vitest';
import { openTestDatabase } from '../src/contract/test-database.ts';
import { databaseTables } from '../src/database-tables.ts';
import { type Database, databaseAddress, openDatabase } from '../src/index.ts';

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

/** The address of a test database, as somebody would write it into DATABASE_URL. */
async function urlOf(change: { password?: string; database?: string } = {}): Promise<string> {
  const made = await openTestDatabase({ tables: [databaseTables] });
  open.push(made);
  const { host = '', port, user, password, database } = { ...made.settings, ...change };
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}

it('[Q8] opens the database an address names', async () => {
  const database = await openDatabase({ tables: [databaseTables], url: await urlOf() });
  open.push(database);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(database.serverPid).toBeUndefined();
});

it.each([{ password: 'not-the-password' }, { database: 'no_such_database' }])(
  '[Q8] names a refusal without telling the password: %j',
  async (change) => {
    const url = await urlOf(change);
    const refusal = await openDatabase({ tables: [databaseTables], url }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: 'DATABASE_REFUSED' });
    expect(String(refusal)).not.toContain(new URL(url).password);
  },
);

it('[Q8] takes the server from DATABASE_URL, else the folder of HAKONIWA_DATA', () => {
  expect(databaseAddress({ DATABASE_URL: 'postgres://x/y' })).toEqual({ url: 'postgres://x/y' });
  const { embedded } = databaseAddress({ HAKONIWA_DATA: '/somewhere' });
  expect(embedded?.folder.replaceAll('\\', '/')).toBe('/somewhere/database');
});
