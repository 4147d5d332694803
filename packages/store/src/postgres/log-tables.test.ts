// The tables of the log are what their migrations build.
import { leftToMigrate } from '@hakoniwa/database/tables-contract';
import { expect, it } from 'vitest';
import { logTables } from './log-tables.ts';

it('the tables that are declared are those the migrations build', async () => {
  expect(await leftToMigrate(logTables)).toEqual([]);
});
