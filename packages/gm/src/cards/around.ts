// What is around a speaker, by name: what guidance may mention, because the speaker can see it.
import { firstVisibleAt, heldBy, peopleAt, type World } from '@hakoniwa/stage';
import type { Around } from './guidance.ts';

/** The names a speaker could point to. */
export function aroundOf(world: World, speaker: string): Around {
  const self = world.characters.get(speaker);
  if (!self) return NOTHING_AROUND;
  const held = heldBy(world, self.id);
  const inHand = new Set(held);
  const place = world.places.get(self.place);
  return {
    place: place?.name ?? '',
    here: (most, isWanted = () => true) =>
      firstVisibleAt(world, self.place, {
        most,
        isWanted: (prop) => !inHand.has(prop) && isWanted(prop.name),
      }).map(({ name }) => name),
    held: held.map(({ name }) => name),
    exits: (place?.exits ?? [])
      .filter(({ to }) => to !== self.place)
      .map(({ to }) => world.places.get(to)?.name ?? to),
    people: peopleAt(world, self.place)
      .filter(({ id }) => id !== self.id)
      .map(({ name }) => name),
  };
}

const NOTHING_AROUND: Around = { place: '', here: () => [], held: [], exits: [], people: [] };
