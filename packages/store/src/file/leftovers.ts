// What a packing that was cut short left behind: files that no head record ever named, and the log it replaced.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeadRecord, LOG_NAME } from './head-record.ts';
import { isNoFile } from './is-no-file.ts';

/** Removes log files other than the one that counts; segments that do not count are written over by the next. */
export async function removeLeftovers(folder: string, head: HeadRecord): Promise<void> {
  const names = await readdir(folder);
  for (const name of names)
    if (LOG_NAME.test(name) && name !== head.log) await removeFile(join(folder, name));
}

async function removeFile(file: string): Promise<void> {
  try {
    await rm(file);
  } catch (error) {
    if (!isNoFile(error)) throw error;
  }
}
