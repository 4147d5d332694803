// Which database to open: a server when one is named, else the embedded one in the data folder.
import { join } from 'node:path';
import { dataFolder } from '../embedded/data-folder.ts';
import type { DatabaseAddress } from './database.ts';

/** DATABASE_URL when it is set, else the folder `database` of HAKONIWA_DATA or of the user's data. */
export function databaseAddress(
  env: Readonly<Record<string, string | undefined>> = process.env,
): DatabaseAddress {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL };
  return { embedded: { folder: join(dataFolder(env), 'database') } };
}
