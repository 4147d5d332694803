import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findTextTables } from './text-tables.ts';

const find = (path: string, text: string) => places(findTextTables(exampleFiles({ [path]: text })));
const PLACE = 'packages/a/src/locale/index.ts';

describe('text-tables', () => {
  it.each([
    ['a table', 'const WORDS: Record<Language, Words> = { ja, en };'],
    ['one that is read only', 'const WORDS: Readonly<Record<Language, Words>> = { ja, en };'],
    ['a message', 'interface Problem { readonly message: Readonly<Record<Language, string>>; }'],
    ['another name for it', 'const WORDS: Record<LanguageId, Words> = { ja, en };'],
  ])('refuses %s', (_, text) => expect(find(PLACE, `\n${text}`)).toEqual([`${PLACE}:2`]));

  it('refuses it in tests and benches, where a new language would break it too', () => {
    const text = 'const a: Record<Language, string> = { ja, en };';
    expect(find('packages/a/src/a.test.ts', text)).toHaveLength(1);
    expect(find('bench/src/a.ts', text)).toHaveLength(1);
  });

  it.each([
    ['texts', 'const WORDS: TextTable<Words> = { ja, en };'],
    ['a sentence of the product', 'const text: Record<TextLanguage, string> = { ja, en };'],
    ['what a pack may leave out', 'type Title = Readonly<Partial<Record<Language, string>>>;'],
    ['other records', 'type Counts = Record<LanguageCode, number>;'],
  ])('allows %s', (_, text) => expect(find(PLACE, text)).toEqual([]));

  it('allows it in the folders of languages', () =>
    expect(
      find(
        'packages/a/src/language/index.ts',
        'const ALL: Record<Language, Writing> = { ja, en };',
      ),
    ).toEqual([]));
});
