// Five axes, each moved by what it is about.
import { expect, it } from 'vitest';
import { qualityOf } from './quality.ts';

const good = {
  speech: '珈琲の香りがするね。',
  before: ['朝の珈琲を淹れました。'],
  violations: 0,
  repairs: 0,
  slips: 0,
};

it('[D7] each axis falls with its own fault alone', () => {
  const base = qualityOf(good);
  const fallen = (more: object) =>
    Object.entries(qualityOf({ ...good, ...more }))
      .filter(
        ([axis, value]) =>
          axis !== 'mean' &&
          value < ((base as unknown as Record<string, number>)[axis] ?? 0) - 1e-9,
      )
      .map(([axis]) => axis);
  expect(fallen({ violations: 1 })).toEqual(['consistency']);
  expect(fallen({ slips: 1 })).toEqual(['character']);
  expect(fallen({ repairs: 2 })).toEqual(['form']);
  expect(fallen({ speech: '電車が遅れた。' })).toEqual(['relevance']);
  expect(fallen({ before: ['珈琲の香りがするね。'] })).toEqual(['variety']);
});
