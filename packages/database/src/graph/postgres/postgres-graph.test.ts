// The graph in PostgreSQL keeps the contract.

import { graphContract } from '../../contract/graph/index.ts';
import { openTestDatabase } from '../../contract/test-database.ts';
import { databaseTables } from '../../database-tables.ts';
import { openGraph } from '../index.ts';

graphContract('the graph in PostgreSQL', async () => {
  const database = await openTestDatabase({ tables: [databaseTables] });
  const graph = await openGraph({ database });
  return { ...graph, close: () => database.close() };
});
