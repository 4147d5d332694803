// Ids of gardens and branches: generated, never made from a name somebody typed.
import { randomBytes } from 'node:crypto';

/** An id nobody can guess, safe in an address. */
export function newId(prefix: string): string {
  return `${prefix}-${randomBytes(10).toString('hex')}`;
}

/** Whether a text could be an id of ours at all. */
export function isGardenId(text: string): boolean {
  return /^[a-z]+-[0-9a-f]{20}$/.test(text);
}
