// The tables of sessions are what their migrations build.
import { leftToMigrate } from '@hakoniwa/database/tables-contract';
import { expect, it } from 'vitest';
import { sessionTables } from './session-tables.ts';

it('the tables that are declared are those the migrations build', async () => {
  expect(await leftToMigrate(sessionTables)).toEqual([]);
});
