// The store in PostgreSQL keeps the contract.

import { randomUUID } from 'node:crypto';
import { eventStoreContract } from '../contract/index.ts';
import { openTestDatabase } from '../contract/test-database.ts';
import type { Database } from './index.ts';
import { PostgresEventStore } from './index.ts';

eventStoreContract('the PostgreSQL store', async () => {
  const name = `contract_${randomUUID()}`;
  let database: Database | undefined;
  return {
    isPersistent: true,
    open: async () => {
      await database?.close();
      database = await openTestDatabase(name);
      return new PostgresEventStore(database);
    },
    dispose: async () => database?.close(),
  };
});
