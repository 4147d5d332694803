// A folder no database runs in: refused by name, begun anew where a first start left it, or told in a sentence; the slow run damages whole ones.

import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToldError } from '@hakoniwa/database';
import { clusterLayoutOf, EmbeddedServer, folderFailure } from '@hakoniwa/database/embedded';
import { filesAsTheyAre, makeDatabase, testFolders } from '@hakoniwa/database/test-database';
import { expect, it } from 'vitest';

const makeFolder = testFolders();

it('[D12] tells whose right is missing', () => {
  const cause = Object.assign(new Error('EACCES: permission denied'), {
    code: 'EACCES',
    path: '/data/database/lock',
  });
  expect(folderFailure(new Error('wrapped', { cause }), '/data/database')).toMatchObject({
    code: 'STORAGE_READ_ONLY',
    text: { en: expect.stringMatching(/this account may not write \/data\/database\/lock/) },
  });
  expect(folderFailure(new Error('something else'), '/data/database')).toBeUndefined();
});

it.each([
  ['with a version and no data', '18\n'],
  ['with a broken version', '\u0000'],
])('[D7] refuses a folder %s by name, and changes nothing in it', async (_what, version) => {
  const folder = await makeFolder();
  const { cluster, data } = clusterLayoutOf(folder);
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'PG_VERSION'), version);
  const before = await filesAsTheyAre(cluster);
  const refusal: unknown = await EmbeddedServer.open({ folder }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'DATABASE_DAMAGED' });
  for (const told of Object.values((refusal as ToldError).text)) expect(told).toContain(folder);
  expect(await filesAsTheyAre(cluster)).toEqual(before);
});

it('[D8] begins anew what a first start left unfinished', async () => {
  const folder = await makeFolder();
  const draft = `${clusterLayoutOf(folder).cluster}.draft-abc123`;
  await mkdir(join(draft, 'data/global'), { recursive: true });
  await writeFile(join(draft, 'data/PG_VERSION'), '18');
  await makeDatabase(folder);
  expect(existsSync(draft)).toBe(false);
});

it('[D9] asks for DATABASE_URL where the programs do not run', async () => {
  const folder = await makeFolder();
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const refusal = { code: 'DATABASE_BINARIES', message: expect.stringContaining('DATABASE_URL') };
  const open = () => EmbeddedServer.open({ folder: join(folder, 'database'), bin });
  await expect(open()).rejects.toMatchObject(refusal);
  await writeFile(join(bin, 'postgres'), 'not a program');
  await chmod(join(bin, 'postgres'), 0o755);
  await expect(open()).rejects.toMatchObject(refusal);
});
