// The folder of a garden: readable, and never a path of the garden's own choosing.
import { createHash } from 'node:crypto';

const SLUG_LENGTH = 40;
const HASH_LENGTH = 20;

/** A name of letters, digits and hyphens that no other garden has, whatever this one is called. */
export function folderNameOf(garden: string): string {
  const slug = garden
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '');
  return `${slug === '' ? 'garden' : slug}-${shortHash(garden)}`;
}

/** A short name for a longer text, the same on every machine. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
