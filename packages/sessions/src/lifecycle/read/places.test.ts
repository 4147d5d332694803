// The map of a player grows with where they go.
import { expect, it } from 'vitest';
import { NexusGame } from '../../../test/nexus-game.ts';
import { shownPlaces } from './places.ts';

it('the map holds where one has been and what lies next to it, and no more', () => {
  const game = new NexusGame('ja');
  const before = shownPlaces(game.world, game.state);
  expect(before.map(({ id, isVisited }) => [id, isVisited])).toEqual([
    ['nexus_entrance', true],
    ['plaza', false],
  ]);
  expect(before[0]?.ways).toEqual([{ to: 'plaza', minutes: 2 }]);
  game.choose('explore_city');
  const after = shownPlaces(game.world, game.state);
  expect(after.find(({ id }) => id === 'plaza')).toMatchObject({ isVisited: true });
  expect(after.find(({ id }) => id === 'guild')).toMatchObject({ isVisited: false });
  expect(after.map(({ id }) => id)).not.toContain('guild_yard');
});
