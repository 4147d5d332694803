// What tests of the embedded server begin with: folders that are cleaned up, servers that are stopped.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { EmbeddedServer } from '../src/embedded/embedded-server.ts';
import { stopEmbedded } from '../src/postgres/index.ts';

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

/** A digest of every file under a folder, to see that nothing changed; the server's own mark apart. */
export async function digestsOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile() && one.name !== 'postmaster.pid')) {
    const path = join(entry.parentPath, entry.name);
    const digest = createHash('sha1')
      .update(await readFile(path))
      .digest('hex');
    found.push(`${path} ${digest}`);
  }
  return found.sort();
}
