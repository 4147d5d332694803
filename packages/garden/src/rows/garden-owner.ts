// The garden as an owner of tables: what stands beside a log, what of it may be forgotten, and what is backed up.
import { olderThan, type TableOwner } from '@hakoniwa/database';
import { logTables } from '@hakoniwa/store/postgres';
import { callsBackup } from './backup/calls-backup.ts';
import { packsBackup } from './backup/packs-backup.ts';
import { modelCalls, packRevisionsTable, packs, requestsTable } from './garden-tables.ts';
import { limits } from './limits.ts';

export const gardenTables: TableOwner = {
  name: 'garden',
  on: [logTables],
  tables: { modelCalls, requestsTable, packs, packRevisionsTable },
  migrations: new URL('../../migrations/', import.meta.url),
  outdated: {
    /** A key is remembered for as long as anybody would send a request again. */
    requests: `delete from hakoniwa.requests
      where state <> 'waiting' and ${olderThan('created_at', limits.keyDays)}`,
    /** What a call cost is kept, what was said in it is not. */
    calls: `update hakoniwa.model_calls set request = '{}', answer = null
      where state <> 'open' and request <> '{}' and ${olderThan('started_at', limits.callDays)}`,
  },
  backup: [packsBackup, callsBackup],
};
