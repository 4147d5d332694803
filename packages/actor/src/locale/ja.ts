// What actors think in Japanese.
import type { ActorWording } from './wording.ts';

export const ja: ActorWording = {
  learnsFromFailure: [
    'なるほど、そうなっているのか。ひとつ手がかりが増えた。',
    'うまくいかない、ということがわかった。なら次の手がある。',
    'いまの失敗は取っておこう。きっとあとで効いてくる。',
  ],
  shrinksFromFailure: [
    'やっぱり、私には向いていないのかもしれない。',
    'また失敗した。見られていなければいいけれど。',
    'どうせ次も、同じことになる。',
  ],
  pinned: ['決して忘れないこと:'],
};
