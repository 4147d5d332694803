// The tables of accounts are what their migrations build.
import { leftToMigrate } from '@hakoniwa/database/tables-contract';
import { expect, it } from 'vitest';
import { accountTables } from './account-owner.ts';

it('the tables that are declared are those the migrations build', async () => {
  expect(await leftToMigrate(accountTables)).toEqual([]);
});
