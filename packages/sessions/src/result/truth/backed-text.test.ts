// Prose that claims more than its events is left out sentence by sentence; the rest stays as it was.
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';
import { describe, expect, it } from 'vitest';
import { type Backing, backedText } from './backed-text.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });

const backings: Readonly<Record<'ja' | 'en', Backing>> = {
  ja: {
    ...{ language: 'ja', tongue: gm.tongues.ja, names: ['カナタ', 'ルカ', '霧の森', '残響の広場'] },
    kinds: new Set<PlayEventKind>(['npc.talked', 'item.gained']),
    known:
      'アキ\n残響の広場\n石畳の広場。市の声が絶えない街。\nカナタと話した。青い鍵を手に入れた。',
  },
  en: {
    ...{
      language: 'en',
      tongue: gm.tongues.en,
      names: ['Kanata', 'Luka', 'Misty Wood', 'Echo Square'],
    },
    kinds: new Set<PlayEventKind>(['npc.talked', 'item.gained']),
    known:
      'Aki\nEcho Square\nA square of stone, loud with the market of the city.\nAki talked with Kanata. Aki got the blue key.',
  },
};

const TRUE: Readonly<Record<'ja' | 'en', readonly string[]>> = {
  ja: [
    'アキは広場でカナタと話し、青い鍵を手に入れた。',
    '声の絶えない街で、アキは少しだけ長く立ち止まった。',
    '言葉にならないものが、まだ残っている。',
    '夜が明けるころ、静けさが戻った。',
  ],
  en: [
    'Aki talked with Kanata on the square and got the blue key.',
    'In the noise of the city Aki stood still a little longer.',
    'Something without a name is left behind.',
    'It was quiet when the night was over.',
  ],
};

const FALSE: Readonly<Record<'ja' | 'en', readonly string[]>> = {
  ja: [
    '旅人は地の底で伝説の剣を抜き、案内係を失い、街は炎に包まれた。',
    '王の使者が、剣を持つ者を待っている。',
    'カナタは命を落とした。',
    'カナタは血を吐いて倒れ、そのまま動かなくなった。',
    '足もとの草むらから古い剣を拾い、腰に差した。',
    'アキは霧の森でルカと出会った。',
    '財布に金貨が三十枚増えた。',
    'アキは騎士となり、王に仕える。',
    '城の塔にのぼり、宝石を見つけた。',
    'アキは竜を討った。',
    '頼まれごとはすべて片づいた。',
    'アキは街の英雄ゼノンを倒した。',
  ],
  en: [
    'The traveller drew the legendary sword, lost the guide, and the city went up in flames.',
    'A messenger of the king waits for whoever bears the sword.',
    'Kanata died.',
    'Kanata collapsed and did not move again.',
    'Aki picked up an old sword from the grass.',
    'Aki met Luka in Misty Wood.',
    'Thirty gold coins were found in the purse.',
    'Aki became a knight and serves the king.',
    'At the top of the castle Aki found a jewel.',
    'Aki slew the dragon.',
    'All the quests are done.',
    'In the end it was Xenon who won.',
  ],
};

describe.each(['ja', 'en'] as const)('prose in %s', (language) => {
  const gap = language === 'ja' ? '' : ' ';

  it.each(TRUE[language])('[R7] keeps: %s', (text) => {
    expect(backedText(text, backings[language])).toBe(text);
  });

  it.each(FALSE[language])('[R7] leaves out: %s', (text) => {
    expect(backedText(text, backings[language])).toBe('');
    const [first = '', second = ''] = TRUE[language];
    const around = [first, text, second].join(gap);
    expect(backedText(around, backings[language])).toBe([first, second].join(gap));
  });

  it('[R7] leaves out all of what no narrator writes', () => {
    for (const text of [
      '{"summary": "x',
      'As an AI language model, I cannot do that.',
      '縺ゅ＞縺�縺医♀',
    ])
      expect(backedText(text, backings[language])).toBe('');
  });
});
