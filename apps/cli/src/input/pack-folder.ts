// Which pack is meant: a folder, or the name of one that Hakoniwa comes with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHIPPED = fileURLToPath(new URL('../../../../packs/', import.meta.url));

/** The folder of a pack; a name without slashes that is no folder here is looked for among the shipped ones. */
export function packFolder(given: string): string {
  const shipped = join(SHIPPED, given);
  return !existsSync(given) && /^[\w-]+$/.test(given) && existsSync(shipped) ? shipped : given;
}
