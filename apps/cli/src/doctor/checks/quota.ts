// Whether somebody's logs take nearly all that may be kept for one owner; looked at where the database runs.
import { join } from 'node:path';
import {
  type DatabaseAddress,
  inspectDatabase,
  inspectEmbedded,
  openDatabase,
  StoreError,
} from '@hakoniwa/database';
import { keepingLimits } from '@hakoniwa/garden';
import { keptBytes } from '@hakoniwa/store/postgres';
import { KEPT_TABLES } from '../../kept-tables.ts';
import {
  type DoctorCheck,
  type DoctorFinding,
  doctorFinding,
  type Surroundings,
  sized,
} from '../finding.ts';

export const checkQuota: DoctorCheck = async (around) => {
  const { HAKONIWA_QUOTA_MB: megabytes } = around.settings;
  const address = megabytes === undefined ? undefined : await runningAt(around);
  if (megabytes === undefined || !address) return [];
  try {
    return await looked(address, megabytes * 1e6);
  } catch (error) {
    // A database that cannot be asked is a finding of its own.
    if (error instanceof StoreError) return [];
    throw error;
  }
};

/** The database, where it can be asked without starting anything. */
async function runningAt({
  settings,
  dataFolder,
  bin,
}: Surroundings): Promise<DatabaseAddress | undefined> {
  const { DATABASE_URL: url, HAKONIWA_DATA: data } = settings;
  if (url !== undefined) return { url };
  if (data === 'memory') return undefined;
  const { state, folder } = await inspectEmbedded(join(dataFolder, 'database'), { bin });
  return state === 'running' ? { embedded: { folder, bin } } : undefined;
}

async function looked(address: DatabaseAddress, quotaBytes: number): Promise<DoctorFinding[]> {
  const database = await openDatabase({ ...address, tables: KEPT_TABLES, isReadOnly: true });
  try {
    const { tables } = await inspectDatabase(database.settings, database.owners);
    if (tables !== 'current') return [];
    const used = [...(await keptBytes(database)).values()];
    const near = used.filter((bytes) => bytes >= quotaBytes * keepingLimits.quotaNear);
    const full = near.filter((bytes) => bytes >= quotaBytes).length;
    const most = sized(Math.max(0, ...used));
    const blanks = { size: sized(quotaBytes), near: near.length, full, most };
    if (near.length === 0)
      return [doctorFinding('quota', { state: 'ok', word: 'quotaOk', blanks })];
    const word = full > 0 ? 'quotaFull' : 'quotaNear';
    return [doctorFinding('quota', { state: 'warn', word, blanks })];
  } finally {
    await database.close();
  }
}
