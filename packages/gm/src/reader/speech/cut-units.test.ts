// Units: cut at marks, folded, with the mark their sentence ends with and their place in the words.
import { expect, it } from 'vitest';
import { cutUnits } from './cut-units.ts';

it.each([
  [
    'Sorry, I can\u2019t. Ask Ayu!',
    [
      ['sorry', ','],
      ["i can't", '.'],
      ['ask ayu', '!'],
    ],
  ],
  [
    'It is 3.5 miles, or 3,000 feet',
    [
      ['it is 0 0 miles', ','],
      ['or 0 0 feet', '.'],
    ],
  ],
  [
    '……なあ、おい。本当か？！',
    [
      ['なあ', ','],
      ['おい', '.'],
      ['本当か', '?'],
    ],
  ],
  ['…！', []],
] as const)('[RD11] cuts %s', (text, wanted) => {
  const units = cutUnits(text);
  expect(units.map(({ plain, closes, end }) => [plain, closes ? end : ','])).toEqual(wanted);
  for (const { start, text: own } of units)
    expect(text.slice(start).trim().startsWith(own)).toBe(true);
});

it('[RD11] looks at no more than the first units of a list without end', () => {
  expect(cutUnits('a, '.repeat(5_000))).toHaveLength(64);
});
