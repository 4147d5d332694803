// Writes files of a pack into a folder: each whole or not at all, and none outside of it.
import { rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { makeFolder } from '@hakoniwa/database';
import type { PackFiles } from '@hakoniwa/stage';
import { PackFolderError } from './read-pack-folder.ts';

/** Writes the named files; a reader sees the old text or the new one, never a part. */
export async function writePackFiles(
  folder: string,
  { files, paths }: { readonly files: PackFiles; readonly paths: readonly string[] },
): Promise<void> {
  const targets = paths.map((path) => [inside(folder, path), files[path] ?? ''] as const);
  for (const [target, text] of targets) {
    await makeFolder(dirname(target));
    const draft = `${target}.new`;
    await writeFile(draft, text);
    await rename(draft, target);
  }
}

function inside(folder: string, path: string): string {
  const target = resolve(join(folder, path));
  const way = relative(resolve(folder), target);
  if (way === '' || way.startsWith('..') || way.split(sep).includes('..'))
    throw new PackFolderError(folder, `${path} is not inside`);
  return target;
}
