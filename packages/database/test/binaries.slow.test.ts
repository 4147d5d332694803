// PostgreSQL's programs where the server's account cannot use them as they are.
// Slow because all programs of the database are copied, and a server is started from the copy.
import { chmod, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolders } from '../src/contract/test-database.ts';
import { accountFor } from '../src/embedded/account.ts';
import { findBinaries } from '../src/embedded/binaries.ts';
import { installedBinaries } from '../src/embedded/platform.ts';

const makeFolder = testFolders();

it('[D10] copies programs that are out of reach and lack their links, once', async () => {
  const outer = await makeFolder();
  const closed = join(outer, 'closed');
  const installed = join(closed, 'package', 'native');
  await cp(join(installedBinaries(), '..'), join(closed, 'package'), { recursive: true });
  // As an install without scripts leaves them.
  const library = join(installed, 'lib');
  const entries = await readdir(library, { withFileTypes: true });
  for (const entry of entries.filter((one) => one.isSymbolicLink())) {
    await rm(join(library, entry.name));
  }
  await chmod(closed, 0o700);
  const account = await accountFor(join(outer, 'not-there'));
  const open = join(outer, 'open');
  await mkdir(open);
  await chmod(outer, 0o755);
  const found = await findBinaries({ account, installed, places: [join(closed, 'x'), open] });
  expect(found.major).toBe('18');
  const isRoot = account.uid !== undefined;
  expect(found.bin.startsWith(isRoot ? open : join(closed, 'x'))).toBe(true);
  expect(await findBinaries({ account, installed, places: [open] })).toMatchObject({ major: '18' });
});
