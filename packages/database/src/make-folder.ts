// Makes a folder and what leads to it, or says at once that it cannot be made.
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCodeOf } from './process-life.ts';

/**
 * Makes a folder with those above it; true when it is new. Node's own way of doing so never ends where a folder
 * that is there takes none, as under /proc.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<boolean> {
  try {
    await mkdir(path, { mode });
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') {
      if ((await stat(path)).isDirectory()) return false;
      throw error;
    }
    const above = dirname(path);
    if (systemCodeOf(error) !== 'ENOENT' || above === path) throw error;
    // When the folder above was there all along, it takes none: asking again would not help.
    if (!(await makeFolder(above, mode))) return makeLast(path, { mode, refused: error });
    return makeFolder(path, mode);
  }
}

/** Once more, for somebody may have made the folder above in between; then never again. */
async function makeLast(
  path: string,
  { mode, refused }: { readonly mode: number; readonly refused: unknown },
): Promise<boolean> {
  try {
    await mkdir(path, { mode });
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return false;
    throw refused;
  }
}
