// Whether a path that a person named is a folder that can be looked into.
import { stat } from 'node:fs/promises';

/** False for a file, for nothing, and for what may not be looked at. */
export async function isReadableFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
