import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findSilentSkips } from './skipped-tests.ts';

const find = (text: string, path = 'a.test.ts') => findSilentSkips(exampleFiles({ [path]: text }));

describe('skipped tests', () => {
  it.each([
    ['a plain test', "it('a', f);"],
    ['a skip with its reason', "it.skip('a', f); // needs the town pack"],
    ['a list called skip', 'a.skip(1);'],
  ])('allows %s', (_, text) => expect(find(text)).toEqual([]));

  it.each([
    ['a silent skip', "it.skip('a', f);"],
    ['a silent condition', "describe.skipIf(a)('a', f);"],
    ['a plan', "it.todo('a');"],
    ['only', "it.only('a', f); // for now"],
    ['only with rows', "it.only.each([1])('a', f);"],
  ])('refuses %s', (_, text) => expect(places(find(`\n${text}`))).toEqual(['a.test.ts:2']));

  it('looks at tests alone', () => expect(find("it.skip('a', f);", 'a.ts')).toEqual([]));
});
