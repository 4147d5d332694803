// What a garden's world says about its hour, weather and places.
import { dayPart, type World } from '@hakoniwa/stage';
import type { WorldFacts } from '../judge/contradicts.ts';

/** The facts claims are held against. */
export function factsOfWorld(world: World, speaker: string): WorldFacts {
  const here = world.characters.get(speaker)?.place;
  const places = [...world.places.values()];
  const names = (isWanted: (id: string) => boolean) =>
    places.filter(({ id }) => isWanted(id)).flatMap(({ name, aliases }) => [name, ...aliases]);
  return {
    time: dayPart(world.clock).id,
    weather: world.weather,
    place: names((id) => id === here),
    otherPlaces: names((id) => id !== here),
  };
}
