// What of a pack in a backup may be kept: files whose names lead out of the pack stay behind.
import { createHash } from 'node:crypto';
import { isPackPath } from '@hakoniwa/stage';

interface Files {
  /** `{path: text}` as JSON text. */
  readonly files: string;
  readonly hash: string;
}

/** The pack without them, and their names. */
export function insidePack<T extends Files>(pack: T): { pack: T; outside: readonly string[] } {
  const all = Object.entries(JSON.parse(pack.files) as Record<string, string>);
  const outside = all.map(([path]) => path).filter((path) => !isPackPath(path));
  if (outside.length === 0) return { pack, outside };
  const files = JSON.stringify(Object.fromEntries(all.filter(([path]) => isPackPath(path))));
  const hash = createHash('sha256').update(files).digest('hex');
  return { pack: { ...pack, files, hash }, outside };
}
