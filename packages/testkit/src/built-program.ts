// Programs as they are started outside of tests: built from the sources as they are now.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let isBuilt = false;

/** The file to start with Node; built first when it is missing or older than its sources. */
export function builtProgram(name: 'server' | 'hakoniwa'): string {
  if (!isBuilt) execFileSync(process.execPath, [join(root, 'tools', 'build-app.mjs')]);
  isBuilt = true;
  return join(root, 'apps', 'server', 'dist', `${name}.js`);
}
