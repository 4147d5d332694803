import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findRespelledLists, SPELLED_TWICE } from './respelled-lists.ts';

const find = (table: Readonly<Record<string, string>>) => findRespelledLists(exampleFiles(table));
const LIST = "export const SIZES = ['small', 'middle', 'large'] as const;";
const beside = (text: string, path = 'apps/b/src/b.ts') =>
  places(find({ 'packages/a/src/a.ts': LIST, [path]: text }));

describe('respelled-lists', () => {
  it.each([
    ['an array', "const sizes = ['large', 'middle', 'small'];"],
    ['a union', "type Size = 'small' | 'middle' | 'large';"],
    ['a union with nothing in it', "type Size = 'small' | 'middle' | 'large' | undefined;"],
    ['a schema', "const size = z.enum(['small', 'middle', 'large']);"],
    ['a list held to the type', "const a = ['small', 'middle', 'large'] satisfies Size[];"],
    ['a key of a record', "type Texts = Record<'small' | 'middle' | 'large', string>;"],
  ])('refuses the same words as %s', (_, text) => {
    expect(beside(text)).toEqual(['apps/b/src/b.ts:1']);
  });

  it.each([
    ['two unions', "type A = 'ja' | 'en';", "function a(language: 'en' | 'ja') {}"],
    ['two lists', "const all = ['ja', 'en'];", "z.enum(['ja', 'en']);"],
    [
      'two texts',
      'interface A { ja: string; en: string }',
      'type B = { ja: string; en?: string };',
    ],
  ])('refuses the languages spelled as %s, though they are two', (_, one, other) => {
    const files = { 'packages/a/src/a.ts': one, 'packages/b/src/b.ts': other };
    expect(places(find(files))).toEqual(['packages/b/src/b.ts:1']);
  });

  it.each([
    ['other words', "const sizes = ['small', 'middle', 'huge'];"],
    ['a list with more than words', "const sizes = ['small', 'middle', 'large', other];"],
    ['two words', "type Half = 'small' | 'middle';"],
    ['a choice of keys', "type Rest = Omit<Coat, 'small' | 'middle' | 'large'>;"],
    ['the list imported', "import { SIZES } from '@hakoniwa/a'; z.enum(SIZES);"],
  ])('allows %s', (_, text) => expect(beside(text)).toEqual([]));

  it('allows it in one file, in tests, in tables of data and in the folder of a language', () => {
    expect(find({ 'packages/a/src/a.ts': `${LIST}\n${LIST}` })).toEqual([]);
    for (const path of ['b.test.ts', 'data/b.ts', 'language/en/b.ts'])
      expect(beside(LIST, `packages/b/src/${path}`)).toEqual([]);
  });

  it('has few exceptions', () => expect(Object.keys(SPELLED_TWICE).length).toBeLessThanOrEqual(8));
});
