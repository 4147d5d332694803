import { describe, expect, it } from 'vitest';
import { joinWords } from './word-lists.ts';
import { WORDS } from './words.ts';

describe('the words of all languages', () => {
  it('[L1] asks the lists of every language at once, each in its own way', () => {
    const words = joinWords([
      { dips: ['浸す'], ladles: ['汲'], phones: ['電話'], doorSides: [] },
      { dips: ['dip'], ladles: ['draw'], phones: ['phone'], doorSides: ['front', 'back'] },
      { dips: ['tauchen'] },
    ]);
    expect(['浸す', 'dip', 'tauchen', 'dips'].map((word) => words.dips.has(word))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(['汲み上げる', 'draw up', 'withdraw'].map((word) => words.ladles.test(word))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['黒電話', 'Red Phone', '電話帳'].map((word) => words.phones.test(word))).toEqual([
      true,
      true,
      false,
    ]);
    expect('front and back of the shopfront'.match(words.doorSides)).toEqual(['front', 'back']);
  });

  it('[L1] fits nothing by a list that no language fills', () => {
    const words = joinWords([]);
    expect(words.ladles.test('')).toBe(false);
    expect(words.ladles.test('draw')).toBe(false);
    expect(words.dips.has('dip')).toBe(false);
  });

  it('[L1] has every list filled by some language', () => {
    const empty = Object.entries(WORDS).filter(([, list]) =>
      list instanceof RegExp ? list.source === '(?!)' : list.size === 0,
    );
    expect(empty).toEqual([]);
  });
});
