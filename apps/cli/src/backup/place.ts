// Where backups come from and go to: a folder of logs when one is named, else the database of this server.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, databaseAddress, openDatabase } from '@hakoniwa/database';
import {
  type BackupSource,
  type BackupTarget,
  databaseSource,
  databaseTarget,
  fileSource,
  fileTarget,
} from '@hakoniwa/store/backup';
import { type Call, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { folderMeant } from '../input/log-place.ts';
import { KEPT_TABLES } from '../kept-tables.ts';
import { say } from '../locale/index.ts';

interface Opened<T> {
  readonly place: T;
  readonly close: () => Promise<void>;
}

/** What is to be exported; a database nobody ever used is not made for it. */
export async function openSource(call: Call, folder: unknown): Promise<Opened<BackupSource>> {
  if (typeof folder === 'string') {
    const meant = await folderMeant(folder, call);
    const source = fileSource({ folder: meant.folder, tables: KEPT_TABLES, only: meant.garden });
    if ((await source.gardens()).length === 0)
      throw new UsageError(say(call.language, { key: 'noLogs', values: { folder } }));
    return { place: source, close: () => source.store.close() };
  }
  const database = await openKept(call, { isMade: false });
  const owner = await ownerAsked(call, database);
  return { place: databaseSource(database, { owner }), close: () => database.close() };
}

/** Where a backup is restored to. */
export async function openTarget(call: Call, folder: unknown): Promise<Opened<BackupTarget>> {
  if (typeof folder === 'string')
    return { place: fileTarget(folder), close: async () => undefined };
  const database = await openKept(call, { isMade: true });
  const owner = (await ownerAsked(call, database)) ?? { id: undefined };
  return { place: databaseTarget(database, { owner }), close: () => database.close() };
}

/** Whose gardens are meant, for servers with accounts. */
export const OWNER_OPTION = {
  type: 'string',
  value: 'id',
  help: commandText('place'),
} as const;

async function ownerAsked(call: Call, database: Database): Promise<{ id: string } | undefined> {
  const { owner: id } = call.options;
  if (typeof id !== 'string') return undefined;
  const found = await database.pool.query('select from hakoniwa.users where id = $1', [id]);
  if (found.rowCount === 1) return { id };
  await database.close();
  throw new UsageError(say(call.language, { key: 'unknownOwner', values: { id } }));
}

async function openKept(call: Call, { isMade }: { isMade: boolean }): Promise<Database> {
  const { DATABASE_URL, HAKONIWA_DATA } = call.settings();
  const address = databaseAddress({ ...process.env, DATABASE_URL, HAKONIWA_DATA });
  const folder = address.embedded?.folder;
  if (!isMade && folder !== undefined && !existsSync(join(folder, 'cluster')))
    throw new UsageError(say(call.language, { key: 'nothingKept', values: { folder } }));
  return openDatabase({ ...address, tables: KEPT_TABLES });
}
