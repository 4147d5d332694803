// Golden encounters and services: everything that can be tried in each, as a player reads it.
import { expect, it } from 'vitest';
import type { PlayIntent } from '../src/play/intent.ts';
import type { PlayState } from '../src/state/play-state.ts';
import { NexusGame } from './nexus-game.ts';
import { page } from './page.ts';

const COMMON: readonly PlayIntent[] = [
  { do: 'attack' },
  { do: 'attack', skill: 'magic' },
  { do: 'guard' },
  { do: 'flee' },
  { do: 'item', item: 'red_potion' },
  { do: 'item', item: 'smoke_pellet' },
  { do: 'item', item: 'padded_coat' },
  { do: 'look' },
  { do: 'talk', to: 'kanata' },
];

/** The encounter with more than one in the way. */
const SEVERAL = 'thorn_sprites';

/** Strong with a full bag, and weak with an empty one. */
const STANDS: Readonly<Record<string, Partial<PlayState>>> = {
  strong: {
    ...{ hp: 90, mp: 90, attack: 40 },
    items: {
      ...{ red_potion: 2, smoke_pellet: 1, padded_coat: 1, travellers_blade: 1, travel_bread: 1 },
      ...{ lamp_oil: 1, dried_flower: 1, herb_skewer: 1, crystal_chip: 1 },
    },
  },
  weak: { hp: 5, mp: 2, attack: 1, items: {} },
};

it('[PL6] encounters go as they went; `vitest -u` writes them anew', async () => {
  const game = new NexusGame('en');
  const { world } = game;
  const pages: string[] = [];
  for (const [id, { places, enemies, waysOut }] of game.scene.campaign.encounters) {
    const tried = id === SEVERAL ? COMMON : [];
    const ways = waysOut.map(({ id: way }) => ({ do: 'way', way }) as const);
    const encounter = { id, rounds: 0, enemies: enemies.map(({ hp }) => ({ hp, maxHp: hp })) };
    for (const [stand, state] of Object.entries(STANDS))
      for (const [i, intent] of [...tried, ...ways].entries()) {
        game.world = world;
        game.put({ ...state, encounter, place: places[0] ?? '', seq: 1000 + i * 7 });
        game.want(intent);
        pages.push(page(game, `${id}, ${stand}: ${Object.values(intent).join(' ')}`));
      }
  }
  for (const intent of [...COMMON, { do: 'way', way: 'bow' }, { do: 'seek' }] as const) {
    game.world = world;
    game.want(intent);
    pages.push(page(game, `nobody in the way: ${Object.values(intent).join(' ')}`));
  }
  await expect(pages.join('\n')).toMatchFileSnapshot('../fixtures/golden/encounters.en.txt');
});

/** Too little where something costs anything, and more than enough. */
const POOR = 2;
const PURSES = [60, POOR];

it('services are as they were; `vitest -u` writes them anew', async () => {
  const game = new NexusGame('ja');
  const { world } = game;
  const pages: string[] = [];
  for (const [who, offers] of Object.entries(game.scene.campaign.session.services ?? {}))
    for (const { id: offer, place, items = [undefined], kind, cost } of offers)
      for (const [item, money] of items.flatMap((one) =>
        PURSES.map((purse) => [one, purse] as const),
      )) {
        if (money === POOR && kind !== 'trade' && cost === undefined) continue;
        const at = place ?? world.characters.get(who as never)?.place ?? '';
        game.world = world;
        game.put({ place: at, money, hp: 10, mp: 10 });
        const self = game.world.characters.get(who as never);
        if (self)
          game.world = {
            ...game.world,
            characters: game.world.characters.set(self.id, { ...self, place: at as never }),
          };
        game.want({ do: 'offer', who, offer, ...(item === undefined ? {} : { item }) });
        pages.push(page(game, `${who} ${offer} ${item ?? ''} with ${money}`));
      }
  for (const [who, offer] of [
    ['doz', 'drill'],
    ['kanata', 'drill'],
    ['nobody', 'tour'],
  ] as const) {
    game.world = world;
    game.want({ do: 'offer', who, offer });
    pages.push(page(game, `${who} ${offer}, which is not to be had here`));
  }
  await expect(pages.join('\n')).toMatchFileSnapshot('../fixtures/golden/services.ja.txt');
});
