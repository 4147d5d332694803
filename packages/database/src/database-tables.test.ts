// The tables of the database itself are what their migrations build.
import { expect, it } from 'vitest';
import { leftToMigrate } from './contract/tables.ts';
import { databaseTables } from './database-tables.ts';

it('the tables that are declared are those the migrations build', async () => {
  expect(await leftToMigrate(databaseTables)).toEqual([]);
});
