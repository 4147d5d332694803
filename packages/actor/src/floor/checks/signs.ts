// Signs that stand in nobody's words: formulas, arrows, boxes, faces put together from signs, points of a list.
import type { FloorCheck } from '../floor-check.ts';
import { shown } from '../pieces.ts';

/** Symbols, but for those of tunes, hearts and drawn out sounds, and of sums and degrees. */
const STRANGE =
  /[\u2460-\u24ff]|(?![♪♫♬☆★♡♥❤〜～~+&°])[\p{Sm}\p{So}\p{Sk}]|(?<!\d\s?)\p{Sc}(?!\s?\d)/u;

/** Numbers of telephones. */
const CALLED = /(?<![\p{N}-])\d{2,5}-\d{1,4}-\d{3,4}(?![\p{N}-])/u;
/** Points of a list within words. */
const POINTS = /(?<![\p{N}.,:])1[)）.．]\s?\p{L}.{1,200}?(?<![\p{N}.,:])2[)）.．]\s?\p{L}/su;

export const signs: FloorCheck = {
  code: 'signs',
  find: ({ speech, acts }) => {
    for (const pattern of [STRANGE, POINTS, CALLED]) {
      const strange = [speech, ...acts].find((one) => pattern.test(one));
      if (strange !== undefined) return shown(strange.slice(strange.search(pattern)));
    }
    return undefined;
  },
};
