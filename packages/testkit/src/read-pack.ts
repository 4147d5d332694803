// Reads a shipped pack from disk, for tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackFiles } from '@hakoniwa/stage';

const packsFolder = fileURLToPath(new URL('../../../packs/', import.meta.url));

/** Names of the packs the Stage can build by itself. */
export const SHIPPED = ['kitchen', 'detective-office', 'mansion', 'town', 'nexus'] as const;

/** A shipped pack as `{path: text}`. */
export function readPack(name: string): PackFiles {
  const root = join(packsFolder, name);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.yaml'));
  return Object.fromEntries(
    files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
  );
}
