// Reads a pack's folder as texts by relative path; what the texts say is the Stage's business.
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { limits } from './limits.ts';

/** A folder that cannot be read as a pack. */
export class PackFolderError extends Error {
  readonly code = 'PACK_FOLDER';
  override readonly name = 'PackFolderError';
  readonly folder: string;

  constructor(folder: string, what: string, options?: ErrorOptions) {
    super(`${folder}: ${what}`, options);
    this.folder = folder;
  }
}

/** All YAML and JSON files of a pack by their path with forward slashes. Links are not followed. */
export async function readPackFolder(folder: string): Promise<Record<string, string>> {
  const entries = await list(folder);
  const files = entries.filter((entry) => entry.isFile() && /\.(ya?ml|json)$/.test(entry.name));
  if (files.length > limits.packFiles)
    throw new PackFolderError(folder, `more than ${limits.packFiles} files`);
  const texts = await Promise.all(
    files.map((entry) => readOne(folder, join(entry.parentPath, entry.name))),
  );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function list(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (cause) {
    throw new PackFolderError(folder, 'there is no such folder', { cause });
  }
}

async function readOne(folder: string, file: string): Promise<[string, string]> {
  const path = relative(folder, file).split(sep).join(posix.sep);
  const { size } = await stat(file);
  if (size > limits.packFileBytes)
    throw new PackFolderError(folder, `${path} is larger than ${limits.packFileBytes} bytes`);
  return [path, await readFile(file, 'utf8')];
}
