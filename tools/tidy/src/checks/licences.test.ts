import { expect, it } from 'vitest';
import { exampleFiles } from '../example-files.ts';
import { findBadLicences } from './licences.ts';

const find = (entry: object, path = 'node_modules/a') =>
  findBadLicences(
    exampleFiles({ 'package-lock.json': JSON.stringify({ packages: { '': {}, [path]: entry } }) }),
  ).map(({ message }) => message);
const integrity = 'sha512-x';

it.each(['MIT', '(MIT OR CC0-1.0)', 'GPL-3.0 OR Apache-2.0', 'MPL-2.0'])(
  'keeps what is under %s',
  (license) => expect(find({ license, integrity })).toEqual([]),
);

it.each(['GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN x', 'MIT AND GPL-2.0'])(
  'refuses what is under %s',
  (license) => expect(find({ license, integrity })).toEqual([`node_modules/a is under ${license}`]),
);

it('refuses what names no licence or has no hash, wherever it is installed', () => {
  expect(find({ integrity }, 'apps/web/node_modules/b')).toEqual([
    'apps/web/node_modules/b is under no licence',
  ]);
  expect(find({ license: 'MIT' })).toEqual(['node_modules/a is locked without a hash']);
});

it('passes over our own packages', () => {
  expect(find({ link: true })).toEqual([]);
  expect(find({}, 'packages/a')).toEqual([]);
});
