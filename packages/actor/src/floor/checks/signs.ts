// Signs that stand in nobody's words: formulas, arrows, boxes, faces put together from signs.
import type { FloorCheck } from '../floor-check.ts';
import { shown } from '../pieces.ts';

/** Symbols, but for those of tunes, hearts and drawn out sounds, and of sums and degrees. */
const STRANGE = /(?![♪♫♬☆★♡♥❤〜～~+&°])[\p{Sm}\p{So}\p{Sk}]|(?<!\d\s?)\p{Sc}(?!\s?\d)/u;

export const signs: FloorCheck = {
  code: 'signs',
  find: ({ speech, acts }) => {
    const strange = [speech, ...acts].find((one) => STRANGE.test(one));
    return strange === undefined ? undefined : shown(strange.slice(strange.search(STRANGE)));
  },
};
