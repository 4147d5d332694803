// Pictures: nobody says one aloud.
import type { FloorCheck } from '../floor-check.ts';

const PICTURE =
  /(?![♪☆★♡♥※〜©®™‼⁉])\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]?(?:\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*|[\u{1F1E6}-\u{1F1FF}]{2}/gu;

export const emoji: FloorCheck = {
  code: 'emoji',
  mend: (text) => {
    const count = text.match(PICTURE)?.length ?? 0;
    return count === 0
      ? text
      : text
          .replace(PICTURE, '')
          .replace(/[ \t]{2,}/g, ' ')
          .trim();
  },
};
