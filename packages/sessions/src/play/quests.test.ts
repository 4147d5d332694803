// Players who finish the first quests in different ways, by their own words and by choices alone.
import { expect, it } from 'vitest';
import { NexusGame } from '../../test/nexus-game.ts';

const done = (game: NexusGame) =>
  Object.entries(game.state.quests)
    .filter(([, { status }]) => status === 'completed')
    .map(([id]) => id);

it('[C69] a player who only looks finishes a quest', () => {
  const game = new NexusGame('ja');
  for (let turn = 0; turn < 30 && done(game).length === 0; turn++) {
    const quiet = game.last.choices.find(({ id }) =>
      /^(inspect|read|look|collect|observe)/.test(id),
    );
    if (quiet) game.choose(quiet.id);
    else game.write('周りを見渡す');
  }
  expect(done(game)).toContain('log_fragments');
});

it('[C69] a player who only talks finishes a quest', () => {
  const game = new NexusGame('ja');
  // To talk to three people one has to go where they are.
  for (const text of [
    'カナタに話しかける',
    '広場へ行く',
    'トビに話しかける',
    'ギルドへ行く',
    'ミレイに話しかける',
  ])
    game.write(text);
  expect(done(game)).toContain('city_boy_city_girl');
});

it('[C70] a quest is completed once, and its rewards are given once', () => {
  const game = new NexusGame('ja');
  const { money } = game.world.characters.get('visitor') ?? { money: 0 };
  for (const text of [
    'ギルドへ行く',
    '小包を取る',
    '掲示板を読む',
    '図書館へ行く',
    'シオリに小包を渡す',
  ])
    game.write(text);
  expect(done(game)).toEqual(['small_errands']);
  const after = game.state.quests.small_errands;
  const paid = game.world.characters.get('visitor')?.money;
  expect(paid).toBe(money + 100);
  for (const text of ['シオリに話しかける', 'はじめてのログ読本を読む']) game.write(text);
  expect(game.state.quests.small_errands).toEqual(after);
  expect(game.world.characters.get('visitor')?.money).toBe(paid);
});

it.each(['ja', 'en'] as const)(
  '[C9] whoever follows the choices in %s finishes all six',
  (language) => {
    const game = new NexusGame(language, 2);
    const first = Object.keys(game.state.quests);
    expect(first).toHaveLength(6);
    for (let turn = 0; turn < 300 && done(game).length < 6; turn++) {
      const { choices } = game.last;
      game.choose(choices[turn % 5 === 4 ? ((turn / 5) % 3) | 0 : 0]?.id ?? '');
    }
    expect(done(game).sort()).toEqual(first.sort());
  },
);
