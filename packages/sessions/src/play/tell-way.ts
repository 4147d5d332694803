// Whoever is asked the way points it out: true to the map, and as long as it is.
import { placeId } from '@hakoniwa/stage';
import { inARow } from './called.ts';
import { fill } from './fill.ts';
import { wayTo } from './intents/travel.ts';
import type { Turn } from './turn.ts';

interface Asked {
  /** Who tells it, by name. */
  readonly name: string;
  readonly to: string;
}

export function tellWay(turn: Turn, { name, to }: Asked): void {
  const { words, called, language } = turn.scene;
  const nameOf = (id: string) => called(turn.world.places.get(placeId(id))?.name ?? '');
  const way = wayTo(turn.world, turn.place.id, to);
  const told = { name, place: nameOf(to), minutes: minutesOf(turn, way) };
  const via = inARow(way.slice(0, -1).map(nameOf), language);
  if (to === turn.place.id) turn.tell(fill(words.told.wayHere, told));
  else if (way.length === 0) turn.tell(fill(words.told.wayUnknown, told));
  else turn.tell(fill(via === '' ? words.told.wayNear : words.told.wayFar, { ...told, via }));
}

/** Minutes on foot, at least one. */
function minutesOf({ world, place }: Turn, way: readonly string[]): number {
  let from: string = place.id;
  let minutes = 0;
  for (const to of way) {
    minutes += world.places.get(placeId(from))?.exits.find((exit) => exit.to === to)?.minutes ?? 1;
    from = to;
  }
  return Math.max(1, Math.round(minutes));
}
