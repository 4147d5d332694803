// The store in PostgreSQL keeps the contract.

import { randomUUID } from 'node:crypto';
import type { Database } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { eventStoreContract } from '../contract/index.ts';
import { PostgresEventStore } from './index.ts';
import { logTables } from './log-tables.ts';

eventStoreContract('the PostgreSQL store', async () => {
  const name = `contract_${randomUUID()}`;
  let database: Database | undefined;
  return {
    isPersistent: true,
    open: async () => {
      await database?.close();
      database = await openTestDatabase({ tables: [logTables], name });
      return new PostgresEventStore(database);
    },
    dispose: async () => database?.close(),
  };
});
