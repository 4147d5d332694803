// The weights of the measure of talk are those that its material gives.
// Slow because the fit goes through some hundred thousand sentences.
import { TEXT_LANGUAGES } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { stockTalk } from '../../../test/stock-talk.ts';
import { fitTalk } from '../../../test/talk-fit.ts';
import { talkMaterial } from '../../../test/talk-material.ts';
import { STOCK_TALK } from '../data/stock-talk.ts';
import { TALK_EN } from '../data/talk-en.ts';
import { TALK_JA } from '../data/talk-ja.ts';

const KEPT = { ja: TALK_JA, en: TALK_EN } as const;

it.each(TEXT_LANGUAGES)(
  '[D12] the weights for %s are fitted, not written',
  (language) => {
    const { bound: _bound, rest: _rest, ...weights } = fitTalk(talkMaterial(language), language);
    expect(KEPT[language]).toMatchObject(weights);
  },
  600_000,
);

it.each(TEXT_LANGUAGES)('[D12] what everybody says in %s is gathered, not written', (language) => {
  expect(STOCK_TALK[language]).toBe(stockTalk(talkMaterial(language)).join(' '));
});
