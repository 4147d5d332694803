// What is around a speaker, by name: what guidance may mention, because the speaker can see it.
import { heldBy, peopleAt, visibleAt, type World } from '@hakoniwa/stage';
import type { Around } from './guidance.ts';

/** The names a speaker could point to. */
export function aroundOf(world: World, speaker: string): Around {
  const self = world.characters.get(speaker);
  if (!self) return { place: '', here: [], held: [], exits: [], people: [] };
  const held = heldBy(world, self.id);
  const here = visibleAt(world, self.place).filter((prop) => !held.includes(prop));
  const place = world.places.get(self.place);
  return {
    place: place?.name ?? '',
    here: here.map(({ name }) => name),
    held: held.map(({ name }) => name),
    exits: (place?.exits ?? [])
      .filter(({ to }) => to !== self.place)
      .map(({ to }) => world.places.get(to)?.name ?? to),
    people: peopleAt(world, self.place)
      .filter(({ id }) => id !== self.id)
      .map(({ name }) => name),
  };
}
