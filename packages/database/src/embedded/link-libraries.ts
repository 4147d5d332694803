// Makes the links between PostgreSQL's libraries: npm packages hold none, and no package's own script is run here.
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { systemCodeOf } from '../process-life.ts';

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Makes what is missing of them in a folder `native`; those that would lead out of it are left out. */
export async function linkLibraries(native: string): Promise<void> {
  const file = join(native, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = symlinksSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((path) => join(native, relative('native', path)));
    if (!isInside(native, from) || !isInside(native, to)) continue;
    try {
      await symlink(relative(dirname(to), from), to);
    } catch (error) {
      if (systemCodeOf(error) !== 'EEXIST') throw error;
    }
  }
}

function isInside(folder: string, path: string | undefined): path is string {
  return path?.startsWith(`${folder}${sep}`) === true;
}
