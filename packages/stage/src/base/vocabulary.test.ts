// Languages with texts of their own, and what stands in for those without.
import { describe, expect, it } from 'vitest';
import { inLanguage, wordsIn } from '../world/schema/localised.ts';
import { LANGUAGES, type Language, TEXT_LANGUAGES, textIn, textLanguageOf } from './vocabulary.ts';

/** One that may be registered tomorrow. */
const NEW: Language = JSON.parse('"eo"');

it('[LA3] every language with texts can tell worlds, and reads its own', () => {
  for (const language of TEXT_LANGUAGES) {
    expect(LANGUAGES).toContain(language);
    expect(textLanguageOf(language)).toBe(language);
    expect(textIn({ ja: 'ja', en: 'en' }, language)).toBe(language);
  }
});

describe('a language without texts', () => {
  it('[LA3] reads those that stand in for it, unless a table has its own', () => {
    expect(textLanguageOf(NEW)).toBe('en');
    expect(textIn({ ja: '朝', en: 'morning' }, NEW)).toBe('morning');
    const own = { ja: '朝', en: 'morning', [NEW]: 'mateno' };
    expect(textIn(own, NEW)).toBe('mateno');
  });

  it('[LA3] is told what a pack wrote in the language that stands in, else in any', () => {
    expect(inLanguage({ ja: '台所', en: 'kitchen' }, NEW)).toBe('kitchen');
    expect(inLanguage({ ja: '台所' }, NEW)).toBe('台所');
    expect(wordsIn({ ja: ['杯'], en: ['cup'] }, NEW)).toEqual(['cup']);
    expect(wordsIn({ ja: ['杯'] }, 'en')).toEqual([]);
  });
});
