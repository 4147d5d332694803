// What a world on the wire says about its hour, weather and places.
import type { World } from '@hakoniwa/stage';
import type { WorldFacts } from '../judge/contradicts.ts';
import type { WorldState } from './schema.ts';
import { timeOfLabel } from './time-label.ts';

/** The facts claims are held against; a field the wire lacks contradicts nothing. */
export function wireFactsOf(
  state: WorldState,
  { world, speaker }: { readonly world: World; readonly speaker: string },
): WorldFacts {
  const here = world.characters.get(speaker)?.place;
  const names = namesOfPlaces(world);
  return {
    time: timeOfLabel(state.time?.label),
    weather: state.time?.weather,
    place: names.filter(({ id }) => id === here).flatMap((one) => one.names),
    otherPlaces: names.filter(({ id }) => id !== here).flatMap((one) => one.names),
  };
}

interface NamedPlace {
  readonly id: string;
  readonly names: readonly string[];
}

const known = new WeakMap<World, readonly NamedPlace[]>();

/** Found once for as long as the world stays the same: most turns leave it so. */
function namesOfPlaces(world: World): readonly NamedPlace[] {
  const before = known.get(world);
  if (before) return before;
  const found = [...world.places.values()].map(({ id, name, aliases }) => ({
    id,
    names: [name, ...aliases],
  }));
  known.set(world, found);
  return found;
}
