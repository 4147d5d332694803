// Golden plays: whole games in the nexus as a player reads them, with what each turn did; whoever changes play sees which turn changed.
import { stateHash } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { NexusGame } from './nexus-game.ts';
import { page } from './page.ts';

/** What a whole game came to. */
function sum({ state, world }: NexusGame): string {
  const quests = Object.entries(state.quests).map(
    ([id, quest]) => `${id} ${JSON.stringify(quest)}`,
  );
  return [...quests, JSON.stringify(state.met), stateHash(world), ''].join('\n');
}

it.each([
  ['by-choices.ja', 'ja', 7],
  ['by-choices.en', 'en', 4],
] as const)(
  'a game of %s goes as it went; `vitest -u` writes it anew',
  async (name, language, seed) => {
    const game = new NexusGame(language, seed);
    const pages = [page(game, '')];
    for (let turn = 0; turn < 36; turn++) {
      const choice = game.last.choices[(turn * 7 + Math.floor(turn / 3)) % 3];
      if (!choice) throw new Error('there is always something to do');
      game.choose(choice.id);
      pages.push(page(game, choice.id));
    }
    const told = [...pages, sum(game)].join('\n');
    await expect(told).toMatchFileSnapshot(`../fixtures/golden/${name}.txt`);
  },
);

const WRITTEN = {
  ja: [
    ...['周りを見渡す', 'カナタに話しかける', '持ちものを見る', '旅の堅パンを食べる', '広場へ行く'],
    ...[
      'トビに「やあ」と言う',
      '噂を聞く',
      'ギルドへ行く',
      '小包を取る',
      '掲示板を読む',
      '市場へ行く',
    ],
    ...['赤い回復薬を買う', '煙玉を買う', '柔らかい靴を売る', '図書館へ行く', 'シオリに小包を渡す'],
    ...['はじめてのログ読本を読む', '欠片を拾う', '引き返す', '宿へ行く', '部屋を借りる', '休む'],
    ...[
      '訓練場へ行く',
      '木剣を取る',
      '剣術を使う',
      '外縁区へ行く',
      '気配のするほうへ踏みこむ',
      '攻撃する',
    ],
    ...[
      '身を守る',
      '魔法を使う',
      '煙玉を使う',
      '逃げる',
      '攻撃する',
      '攻撃する',
      '赤い回復薬を飲む',
    ],
    ...['空を飛ぶ', '黄金の剣を抜く', '東京へ行く', '広場へ戻る', '持ちものを見る'],
  ],
  en: [
    ...[
      'look around',
      'talk to Kanata',
      'check my bag',
      'eat the travel bread',
      'go to the square',
    ],
    ...['say "Hello" to Tobi', 'hear the talk of the day', 'go to the guild', 'take the parcel'],
    ...[
      'read the board',
      'go to the market',
      'buy a red potion',
      'buy a smoke pellet',
      'sell soft boots',
    ],
    ...[
      'go to the library',
      'give the parcel to Shiori',
      'read the primer',
      'collect the fragment',
    ],
    ...[
      'go back',
      'go to the inn',
      'rent a room',
      'rest',
      'go to the outskirts',
      'follow the sound',
    ],
    ...['attack', 'guard', 'use magic', 'throw the smoke pellet', 'flee', 'attack', 'attack'],
    ...[
      'drink the red potion',
      'I fly into the sky',
      'draw the golden sword',
      'go back to the square',
    ],
  ],
} as const;

it.each([
  ['by-words.ja', 'ja', 5],
  ['by-words.en', 'en', 5],
] as const)(
  'a game of %s goes as it went; `vitest -u` writes it anew',
  async (name, language, seed) => {
    const game = new NexusGame(language, seed);
    const pages = WRITTEN[language].map((text) => {
      game.write(text);
      return page(game, text);
    });
    const told = [...pages, sum(game)].join('\n');
    await expect(told).toMatchFileSnapshot(`../fixtures/golden/${name}.txt`);
  },
);
