// Packs that were read before: the same files read with the same sections are the same pack.
import { createHash } from 'node:crypto';
import { deepFreeze, type PackFiles, type PackReading, type ValidatedPack } from '@hakoniwa/stage';
import { limits } from './limits.ts';

/** What was read, by its reading; the one that was asked for longest ago comes first and goes first. */
const known = new WeakMap<PackReading, Map<string, ValidatedPack>>();

/** What the files came to when they were read like this before. */
export function knownPack(files: PackFiles, reading: PackReading): ValidatedPack | undefined {
  const packs = known.get(reading);
  const digest = digestOf(files);
  const found = packs?.get(digest);
  if (packs && found) {
    packs.delete(digest);
    packs.set(digest, found);
  }
  return found;
}

/** Remembers what files came to; from now on nobody may change it. */
export function rememberPack(
  files: PackFiles,
  { reading, validated }: { readonly reading: PackReading; readonly validated: ValidatedPack },
): ValidatedPack {
  const packs = known.get(reading) ?? new Map<string, ValidatedPack>();
  known.set(reading, packs);
  packs.set(digestOf(files), deepFreeze(validated));
  for (const oldest of packs.keys()) {
    if (packs.size <= limits.packsKnown) break;
    packs.delete(oldest);
  }
  return validated;
}

function digestOf(files: PackFiles): string {
  const hash = createHash('sha256');
  for (const [path, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\0${text.length}\0`).update(text);
  return hash.digest('hex');
}
