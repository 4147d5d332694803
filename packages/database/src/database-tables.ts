// The database as an owner of tables: people, settings, jobs and the knowledge graph, which every other owner may point to.
import { graphEdges, graphNodes, graphUpdates } from './graph/tables.ts';
import { limits } from './jobs/limits.ts';
import { jobProgress, outbox } from './jobs/tables.ts';
import { settingsBackup } from './settings/settings-backup.ts';
import { settings } from './settings/tables.ts';
import { users } from './tables/people.ts';
import { olderThan, type TableOwner } from './tables/table-owner.ts';

export const databaseTables: TableOwner = {
  name: 'database',
  on: [],
  tables: { users, settings, outbox, jobProgress, graphUpdates, graphNodes, graphEdges },
  migrations: new URL('../migrations/', import.meta.url),
  outdated: {
    jobs: `delete from hakoniwa.job_progress
      where state in ('done', 'dead', 'cancelled') and ${olderThan('changed_at', limits.jobDays)}`,
  },
  backup: [settingsBackup],
};
