// What tests of the embedded server begin with: folders that are cleaned up, servers that are stopped.
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { EmbeddedServer, stopEmbedded } from '../embedded/embedded-server.ts';

/** A way to make folders; each is removed after the test, its server stopped. */
export function testFolders(): () => Promise<string> {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) {
      if (existsSync(folder)) await stopEmbedded(folder, 'abandon');
      await rm(folder, { recursive: true, force: true });
    }
  });
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-embedded-'));
    folders.push(folder);
    return folder;
  };
}

/** Makes a database in a folder and leaves it stopped. */
export async function makeDatabase(folder: string): Promise<void> {
  await (await EmbeddedServer.open({ folder })).close();
}

/**
 * Every file under a folder with its place, its size and when it was last touched in any way, to see that nothing
 * changed; the server's own mark apart. The system writes that moment down whoever writes, and nobody can set it:
 * it says more than what the files hold, and some forty megabytes need not be read.
 */
export async function filesAsTheyAre(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile() && one.name !== 'postmaster.pid');
  const found = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const { ino, size, ctimeNs } = await lstat(path, { bigint: true });
    return `${path} ${ino} ${size} ${ctimeNs}`;
  });
  return (await Promise.all(found)).sort();
}
