// The log as an owner of tables: gardens with their branches and events, what may be forgotten, and its place in backups.
import { databaseTables, type TableOwner } from '@hakoniwa/database';
import { limits as storeLimits } from '../limits.ts';
import { limits } from './limits.ts';
import { branches, events, gardensTable, heads, leases, segments, snapshots } from './schema.ts';

const { snapshotFarEvents } = storeLimits;

/** The tables of gardens' logs. Their rows go into a backup by the log's own checks, not as plain rows. */
export const logTables: TableOwner = {
  name: 'log',
  on: [databaseTables],
  tables: { gardensTable, branches, heads, events, segments, snapshots, leases },
  migrations: new URL('../../migrations/', import.meta.url),
  outdated: {
    /** Of each branch the newest, and of those before them the first of so many events: whoever goes there replays a little more. */
    snapshots: `delete from hakoniwa.snapshots s using (
        select branch_id, seq, row_number() over (partition by branch_id order by seq desc) as place,
          row_number() over (partition by branch_id, seq / ${snapshotFarEvents} order by seq) as nth
        from hakoniwa.snapshots) old
      where old.branch_id = s.branch_id and old.seq = s.seq and old.place > ${limits.snapshotsKept}
        and old.nth > 1`,
  },
};
