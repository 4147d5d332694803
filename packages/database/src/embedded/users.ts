// Which processes use a server: each leaves a mark, and the last one to go stops the server.
import { randomUUID } from 'node:crypto';
import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../make-folder.ts';
import { isAlive, ownMark, systemCodeOf } from '../process-life.ts';

const markSchema = z.object({ pid: z.int(), started: z.string() });

/** Leaves this user's mark; gives its file. */
export async function addUser(users: string): Promise<string> {
  await makeFolder(users, 0o700);
  const file = join(users, randomUUID());
  await writeFile(file, JSON.stringify(await ownMark()), { mode: 0o600 });
  return file;
}

/** Takes a mark away; says whether anybody alive is left. */
export async function removeUser(users: string, file: string): Promise<{ isLast: boolean }> {
  await unlink(file);
  let isLast = true;
  for (const name of await readdir(users)) {
    if (await isLiving(join(users, name))) isLast = false;
  }
  return { isLast };
}

/** Whether a mark's process lives; the mark of a dead one is taken away. */
async function isLiving(file: string): Promise<boolean> {
  try {
    const mark = markSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (mark.success && (await isAlive(mark.data))) return true;
    await unlink(file);
  } catch (error) {
    if (!(error instanceof SyntaxError) && systemCodeOf(error) !== 'ENOENT') throw error;
  }
  return false;
}
