// The gauge holds its bar on lines it was not fitted to, and says the same of a line however it is asked.
import { LANGUAGES } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import {
  hashOf,
  LINE_CLASSES,
  labelledLines,
  orderedPairs,
  SPLITS,
  shareOrdered,
  shuffledShare,
} from '../../test/gauge-lines.ts';
import { GAUGE_AXES, gaugeLine } from './gauge.ts';

const LINES = labelledLines();
/** Set before the gauge was written. */
const BAR = 0.95;
/** What it reaches on lots that were labelled by their habits alone; the bar is not. */
const REACHED = 0.86;
const scoreOf = (line: (typeof LINES)[number]) => gaugeLine(line).score;

describe('the gauge', () => {
  it.each(['held', 'blind'] as const)(
    '[GA2] orders lines it was not fitted to by their class, and chance does not: %s',
    (split) => {
      const lines = LINES.filter((line) => line.split === split);
      const found = orderedPairs(lines, scoreOf);
      expect(found.size).toBe(6);
      expect(shareOrdered(found)).toBeGreaterThanOrEqual(BAR);
      expect(Math.abs(shuffledShare(lines, scoreOf) - 0.5)).toBeLessThan(0.05);
    },
  );

  it('[GA2] orders turns of later lots less well, and far above chance', () => {
    const lines = LINES.filter(({ split }) => split === 'lots');
    const found = orderedPairs(lines, scoreOf);
    expect(found.size).toBe(6);
    expect(shareOrdered(found)).toBeGreaterThanOrEqual(REACHED);
    expect(Math.abs(shuffledShare(lines, scoreOf) - 0.5)).toBeLessThan(0.05);
  });

  it('[GA2] is held to enough lines of every class and language', () => {
    expect(LINES.length).toBeGreaterThanOrEqual(400);
    for (const language of LANGUAGES)
      for (const kind of LINE_CLASSES) {
        const own = LINES.filter((line) => line.language === language && line.class === kind);
        expect(own.length).toBeGreaterThanOrEqual(50);
        for (const split of SPLITS) expect(own.some((line) => line.split === split)).toBe(true);
      }
  });

  it('[GA2] the held half is fixed by the names of its scenes, and no text stands on two sides', () => {
    const sceneOf = ({ id, language }: (typeof LINES)[number]) => `${language}/${id.split('/')[0]}`;
    const isEven = (scene: string) => Number.parseInt(hashOf(scene).slice(0, 2), 16) % 2 === 0;
    const held = LINES.filter(({ split }) => split === 'held');
    expect(held.filter((line) => isEven(sceneOf(line)))).toEqual([]);
    const fitted = new Set(LINES.filter(({ split }) => split === 'fit').map(({ text }) => text));
    expect(LINES.filter(({ split, text }) => split !== 'fit' && fitted.has(text))).toEqual([]);
  });

  it('[GA3] every part and the score lie between 0 and 1, whatever is written', () => {
    const odd = ['', ' ', '「', '（', '*'.repeat(500), '\uFFFC\uD800', 'あ'.repeat(20_000)];
    const texts = [...LINES.map(({ text }) => text), ...odd];
    for (const text of texts)
      for (const language of ['ja', 'en'] as const) {
        const gauged = gaugeLine({ text, language, speaker: 'あ', others: ['(*', ''], before: [] });
        for (const part of [...GAUGE_AXES, 'score'] as const) {
          expect(gauged[part]).toBeGreaterThanOrEqual(0);
          expect(gauged[part]).toBeLessThanOrEqual(1);
        }
      }
  });

  it('[GA3] words that were said before are worth less, and less than a slip of form', () => {
    const line = {
      ...({ language: 'en', speaker: 'Ayu', others: ['Yana'] } as const),
      before: ['The kettle is older than the house, and it knows it.'],
    };
    const score = (text: string) => gaugeLine({ ...line, text }).score;
    const again = score('"The kettle is older than the house, and it knows it."');
    const sloppy = score('**Ayu:** "It knows it, too. Mind the lid, the kettle bites."');
    const fresh = score('"It knows it, too. Mind the lid, the kettle bites."');
    expect(again).toBeLessThan(sloppy);
    expect(sloppy).toBeLessThan(fresh);
  });
});
