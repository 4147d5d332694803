// What the storyteller lets happen to what people want, in Japanese.
import type { BeatWording } from './wording.ts';

export const ja: BeatWording = {
  worksAgain: (thing) => `${thing}が、何ごともなかったように直っていた。`,
  comesToMind: ({ who, thing }) => `${thing}のありかに、${who}はふと思い当たった。`,
  turns: {
    on: (thing) => `誰も触れないのに、${thing}がついた。`,
    off: (thing) => `${thing}が、ふっと消えた。`,
    open: (thing) => `${thing}が、ひとりでに開いた。`,
    closed: (thing) => `${thing}が、ひとりでに閉まった。`,
  },
};
