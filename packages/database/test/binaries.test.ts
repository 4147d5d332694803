// PostgreSQL's programs where the server's account cannot use them as they are.
import { chmod, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolders } from '../src/contract/test-database.ts';
import { accountFor } from '../src/embedded/account.ts';
import { findBinaries } from '../src/embedded/binaries.ts';
import { linkLibraries } from '../src/embedded/link-libraries.ts';
import { installedBinaries } from '../src/embedded/platform.ts';

const makeFolder = testFolders();

it('[D10] links the libraries in place where an install ran no scripts', async () => {
  const outer = await makeFolder();
  const installed = join(outer, 'package', 'native');
  await cp(join(installedBinaries(), '..'), join(outer, 'package'), { recursive: true });
  const library = join(installed, 'lib');
  const linksIn = async () =>
    (await readdir(library, { withFileTypes: true })).filter((one) => one.isSymbolicLink());
  for (const link of await linksIn()) await rm(join(library, link.name));
  await chmod(outer, 0o755);
  const account = await accountFor(join(outer, 'not-there'));
  const found = await findBinaries({ account, installed, places: [] });
  expect(found).toEqual({ bin: join(installed, 'bin'), major: '18' });
  expect((await linksIn()).length).toBeGreaterThan(5);
});

it('[D10] no link leads out of the folder of the programs', async () => {
  const native = join(await makeFolder(), 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  const links = [
    { source: 'native/lib/a.so.1', target: 'native/lib/a.so' },
    { source: '../../etc/passwd', target: 'native/lib/b.so' },
    { source: 'native/lib/a.so.1', target: 'native/../../c.so' },
  ];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  await linkLibraries(native);
  expect(await readdir(join(native, 'lib'))).toEqual(['a.so']);
});
