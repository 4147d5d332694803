// Every code a server can send has a sentence of its own in both languages.
import { ERROR_CODES } from '@hakoniwa/protocol';
import { expect, it } from 'vitest';
import { en } from './locale/en.ts';
import { ja } from './locale/ja.ts';

const codes = [...ERROR_CODES, 'OFFLINE', 'BROKEN', 'other'].sort();

it.each([
  ['ja', ja, /[ぁ-ん]/],
  ['en', en, /^[A-Z][^ぁ-んァ-ヶ一-龠]+\.$/],
] as const)('has words for every code in %s, and for no other', (_, words, language) => {
  expect(Object.keys(words).sort()).toEqual(codes);
  for (const text of Object.values(words)) expect(text).toMatch(language);
  expect(new Set(Object.values(words)).size).toBe(codes.length);
});
