// Who witnessed an event: everyone awake where it took place, and whoever did it.
import { means } from '../words/means.ts';
import { peopleAt } from '../world/queries.ts';
import type { Character } from '../world/schema/character.ts';
import { placeId } from '../world/schema/ids.ts';
import type { World } from '../world/world.ts';
import type { Change } from './event.ts';

/** Ids of the witnesses, sorted. People at both ends of a move see it. */
export function witnessesOf(
  before: World,
  { after, change }: { readonly after: World; readonly change: Change },
): string[] {
  if (change.among)
    return [...new Set(change.among)].filter((id) => after.characters.has(id)).sort();
  const { actor } = change;
  const left = actor === undefined ? undefined : before.characters.get(actor)?.place;
  const self = actor === undefined ? undefined : after.characters.get(actor);
  const seen: string[] = [];
  const places = [change.place, left, self?.place];
  for (let i = 0; i < places.length; i++) {
    const place = places[i];
    if (place !== undefined && places.indexOf(place) === i) awakeAt(after, place, seen);
  }
  if (self && !seen.includes(self.id)) seen.push(self.id);
  return seen.sort();
}

/** Everybody who is not asleep, wherever they are. */
export function awake({ characters }: World): string[] {
  return [...characters.values()].filter(({ status }) => !isAsleep(status)).map(({ id }) => id);
}

/** Adds those who are awake at a place. */
function awakeAt(world: World, place: string, seen: string[]): void {
  for (const { id, status } of peopleAt(world, placeId(place))) {
    if (status.length === 0 || !isAsleep(status)) seen.push(id);
  }
}

function isAsleep(status: Character['status']): boolean {
  return means(
    status.map(({ name }) => name),
    'asleep',
  );
}
