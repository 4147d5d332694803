// The map as the player knows it: where they have been, and what lies next to that.
import type { CharacterSheetAnswer } from '@hakoniwa/protocol/sessions';
import type { Place, World } from '@hakoniwa/stage';
import { PLAYER, type PlayState } from '../../state/play-state.ts';

export function shownPlaces(world: World, { visited }: PlayState): CharacterSheetAnswer['places'] {
  const here = world.characters.get(PLAYER)?.place;
  const been = [...world.places.values()].filter(({ id }) => id === here || id in visited);
  const known = new Set(been.flatMap(({ id, exits }) => [id, ...exits.map(({ to }) => to)]));
  return [...known].flatMap((id) => {
    const place = world.places.get(id);
    return place ? [{ ...told(place, known), isVisited: been.includes(place) }] : [];
  });
}

function told({ id, name, exits }: Place, known: ReadonlySet<string>) {
  const ways = exits.filter(({ to }) => known.has(to));
  return { id, name, ways: ways.map(({ to, minutes }) => ({ to, minutes })) };
}
