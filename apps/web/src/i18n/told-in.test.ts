// In which language the page tells what a pack brings, begins it, and is itself asked for.
import { languageName } from '@hakoniwa/protocol';
import { expect, it } from 'vitest';
import { pageLanguageOf } from './language-asked.ts';
import { begunIn, languageToldIn, toldIn } from './told-in.ts';

it.each([
  ['ja-JP', 'ja'],
  ['en', 'en'],
  ['fr', undefined],
  [null, undefined],
] as const)('the tag %s asks for %s', (tag, language) => {
  expect(pageLanguageOf(tag)).toBe(language);
});

it('a text is told in the language of the page, else in one it has', () => {
  expect(toldIn({ ja: '台所', en: 'Kitchen' }, 'en')).toBe('Kitchen');
  expect(toldIn({ ja: '台所' }, 'en')).toBe('台所');
  expect(languageToldIn({ ja: '台所' }, 'en')).toBe('ja');
  expect(toldIn({}, 'en')).toBeUndefined();
});

it('a pack is begun in the language of the page, and not in another one that pages have', () => {
  expect(begunIn(['ja', 'en'], 'en')).toBe('en');
  expect(begunIn(['ja'], 'en')).toBeUndefined();
});

it('languages are called as the reader calls them, and by themselves', () => {
  expect(languageName('en', 'ja')).toBe('英語');
  expect(languageName('ja', 'en')).toBe('Japanese');
  expect([languageName('ja'), languageName('en')]).toEqual(['日本語', 'English']);
});
