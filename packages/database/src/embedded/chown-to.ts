// Gives a file or folder to the account the server runs under.
import { chown } from 'node:fs/promises';
import type { SystemAccount } from './account.ts';

/** Gives it away; nothing to do when the server runs as we do. */
export async function chownTo(path: string, { uid, gid }: SystemAccount): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
