import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findLanguageIds } from './language-ids.ts';

const REGISTRY = `
export const TEXT_LANGUAGES = ['ja', 'en'] as const;
export const LANGUAGES = [...TEXT_LANGUAGES, 'eo'] as const;`;
const find = (path: string, text: string) =>
  places(
    findLanguageIds(
      exampleFiles({ 'packages/stage/src/base/vocabulary.ts': REGISTRY, [path]: text }),
    ),
  );
const PLACE = 'packages/a/src/a.ts';

describe('language-ids', () => {
  it.each([
    ['a comparison', "const space = language === 'ja' ? '' : ' ';"],
    ['one the other way round', "const space = 'en' !== language ? '' : ' ';"],
    ['a case', "switch (language) { case 'ja': break; }"],
    ['a language that was registered later', "const is = world.language === 'eo';"],
    ['a guard', "const known = (word: string) => word === 'ja' || word === 'fr';"],
  ])('refuses %s', (_, text) => expect(find(PLACE, `\n${text}`)).toEqual([`${PLACE}:2`]));

  it('refuses it in a page, and in a folder of words', () => {
    const text = "const a = language === 'ja';";
    expect(find('apps/web/src/a.tsx', text)).toEqual(['apps/web/src/a.tsx:1']);
    expect(find('packages/a/src/locale/tell.ts', text)).toHaveLength(1);
  });

  it.each([
    ['what a language says of itself', 'const space = writingOf(language).gap;'],
    ['a table by language', 'const WORDS = { ja: 1, en: 2 };'],
    ['one of the list', 'const found = LANGUAGES.find((id) => id === word);'],
    ['a default', "const language = asked ?? 'en';"],
    ['other words', "const is = kind === 'fr';"],
  ])('allows %s', (_, text) => expect(find(PLACE, text)).toEqual([]));

  it.each(['packages/gm/src/language/ja/index.ts', 'packages/a/src/a.test.ts', 'tools/a.ts'])(
    'allows it in %s',
    (path) => expect(find(path, "const a = language === 'ja';")).toEqual([]),
  );
});
