// What lies beneath every pack here: the files of packs/common, read once and checked like any pack.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Ground,
  hasErrors,
  type PackFiles,
  type PackSection,
  readGround,
} from '@hakoniwa/stage';
import { PackProblemsError } from './pack-problems-error.ts';
import { PACK_SECTIONS } from './sections.ts';

/** The name of its folder among the packs; no garden is made of it. */
export const GROUND_NAME = 'common';

const FOLDER = fileURLToPath(new URL(`../../../packs/${GROUND_NAME}`, import.meta.url));

/** Whether a folder is the one that lies beneath the others. */
export function isGroundFolder(folder: string): boolean {
  return resolve(folder) === resolve(FOLDER);
}

/** The garden's own sections and no more. */
export const NO_SECTIONS: readonly PackSection[] = [];

const read = new WeakMap<readonly PackSection[], Ground>();

/** The ground as the garden's sections and some more read it; throws PackProblemsError. */
export function groundFor(more: readonly PackSection[]): Ground {
  const known = read.get(more);
  if (known) return known;
  const { ground, problems } = readGround(groundFiles(), [...PACK_SECTIONS, ...more]);
  if (!ground || hasErrors(problems)) throw new PackProblemsError(problems);
  read.set(more, ground);
  return ground;
}

/** Its files as texts by path. */
export function groundFiles(): PackFiles {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.yaml')).sort();
  return Object.fromEntries(
    files.map((path) => [path.replaceAll(sep, '/'), readFileSync(join(FOLDER, path), 'utf8')]),
  );
}
