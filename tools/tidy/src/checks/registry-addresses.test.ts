import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findRegistryAddresses } from './registry-addresses.ts';

// The bad examples are put together here so that this file itself stays clean.
const web = 'https:/' + '/';
const find = (text: string, path = 'a.json') =>
  findRegistryAddresses(exampleFiles({ [path]: `\n${text}` }));

describe('registry addresses', () => {
  it.each([
    ['a download address in the lock file', `"${'resolved'}": "${web}example.org/zod.tgz"`],
    ['the public registry', `${web}registry.npmjs.org/zod`],
    ['a company registry', `${web}example.org/api/npm/all/zod`],
    ['a setting', ['registry', 'somewhere'].join('=')],
    ['a scoped setting', ['@hakoniwa:registry', 'somewhere'].join(' = ')],
    ['a token', ['//somewhere/:_authToken', 'abc'].join('=')],
  ])('refuses %s', (_, text) => expect(places(find(text))).toEqual(['a.json:2']));

  it.each([
    ['a workspace link', `"${'resolved'}": "packages/stage", "link": true`],
    ['a funding page', `${web}tidelift.com/funding/github/npm/postcss`],
    ['an ordinary address', `${web}example.org/registry`],
    ['reading the setting', 'npm config get registry'],
  ])('allows %s', (_, text) => expect(find(text)).toEqual([]));
});
