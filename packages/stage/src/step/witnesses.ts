// Who witnessed an event: everyone awake where it took place, and whoever did it.
import { means } from '../words/means.ts';
import { peopleAt } from '../world/queries.ts';
import { placeId } from '../world/schema/ids.ts';
import type { World } from '../world/world.ts';
import type { Change } from './event.ts';

/** Ids of the witnesses, sorted. People at both ends of a move see it. */
export function witnessesOf(before: World, after: World, change: Change): string[] {
  if (change.among)
    return [...new Set(change.among)].filter((id) => after.characters.has(id)).sort();
  const places = new Set([change.place, ...actorPlaces(before, after, change)]);
  const present = [...places].flatMap((place) =>
    place === undefined ? [] : awakeAt(after, place),
  );
  const actor =
    change.actor !== undefined && after.characters.has(change.actor) ? [change.actor] : [];
  return [...new Set([...present, ...actor])].sort();
}

function actorPlaces(before: World, after: World, { actor }: Change): (string | undefined)[] {
  if (actor === undefined) return [];
  return [before.characters.get(actor)?.place, after.characters.get(actor)?.place];
}

function awakeAt(world: World, place: string): string[] {
  return peopleAt(world, placeId(place))
    .filter(
      ({ status }) =>
        !means(
          status.map(({ name }) => name),
          'asleep',
        ),
    )
    .map(({ id }) => id);
}
