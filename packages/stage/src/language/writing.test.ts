// What registered languages say of themselves.
import { expect, it } from 'vitest';
import { actionSays } from '../act/action-words.ts';
import { ACTIONS } from '../actions/index.ts';
import { LANGUAGES, languageOfTag } from '../base/vocabulary.ts';
import { writingOf } from './index.ts';

it.each([
  ['ja', 'ja'],
  ['en-GB', 'en'],
  [' EN_us.UTF-8', 'en'],
  ['ja;q=0.9', 'ja'],
  ['fr', undefined],
  ['jam', undefined],
  ['', undefined],
])('[LA1] the tag "%s" asks for %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it.each([
  ['ja', 'カウンターで待つ', true],
  ['ja', '好', true],
  ['ja', '我在厨房里等你来', false],
  ['ja', 'I wait at the counter', false],
  ['en', 'I wait at the カウンター', true],
  ['en', 'カウンターで待つ', false],
  ['en', '…', true],
] as const)('[LA2] as %s, "%s" is its own: %s', (language, text, isOwn) => {
  expect(writingOf(language).isWrittenIn(text)).toBe(isOwn);
});

it.each([
  ['ja', 'マグカップを取る'],
  ['en', 'takes mug on the table'],
] as const)('[LA2] beside words, %s says of an act: %s', (language, expected) => {
  const says = {
    ja: { act: 'マグカップを取る', told: '{actor}はマグカップを手に取った。' },
    en: { act: 'take mug on the table', told: '{actor} takes mug on the table.' },
  };
  expect(writingOf(language).staged(says[language])).toBe(expected);
});

it.each(LANGUAGES.flatMap((language) => ACTIONS.map((action) => [language, action] as const)))(
  '[LA2] in %s nobody is named in what stands in brackets',
  (language, action) => {
    const says = actionSays(action, language);
    expect(writingOf(language).staged(says)).not.toMatch(/\{actor\}|[.。]$/);
  },
);

it.each([
  ['ja', 'ミオの手帳', 'ミオ', '手帳'],
  ['en', "Mio's notebook", 'Mio', 'my notebook'],
  ['en', 'notebook', 'Mio', 'notebook'],
] as const)('[LA2] in %s, %s is for %s: %s', (language, name, owner, expected) => {
  expect(writingOf(language).mine(name, owner)).toBe(expected);
});

it('[LA2] every language has a mark for each end, and a name of its own stays as it is', () => {
  for (const language of LANGUAGES) {
    const { quotes, typedQuotes, brackets, called, isNamedIn } = writingOf(language);
    for (const marks of [quotes, typedQuotes, brackets]) expect(marks.join('x')).toMatch(/^.x.$/u);
    expect(called('Mirei')).toBe('Mirei');
    expect(isNamedIn('Kanata waits', 'Kanata')).toBe(true);
  }
  expect(writingOf('en').isNamedIn('the lantern', 'ant')).toBe(false);
});
