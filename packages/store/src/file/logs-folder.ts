// What a person means who names a folder: the folder of logs, or the folder of one garden inside of it.
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { folderNameOf } from './folder-name.ts';
import { readHeadRecord } from './head-record.ts';
import { HEAD_FILE, LOG_FILE } from './open-log.ts';

export interface LogsFolder {
  /** The folder that holds a folder for each garden. */
  readonly folder: string;
  /** The garden whose own folder was named. */
  readonly garden?: string;
  /** The name its folder must have to be found; there when it has another one. */
  readonly misnamed?: string;
}

/** Looks which of the two was named; throws DamagedLogError for a garden that cannot be told. */
export async function logsFolder(folder: string): Promise<LogsFolder> {
  const isGarden = [HEAD_FILE, LOG_FILE].some((name) => existsSync(join(folder, name)));
  if (!isGarden) return { folder };
  const { garden } = await readHeadRecord(join(folder, HEAD_FILE));
  const whole = resolve(folder);
  const name = folderNameOf(garden);
  const found = { folder: dirname(whole), garden };
  return basename(whole) === name ? found : { ...found, misnamed: name };
}
