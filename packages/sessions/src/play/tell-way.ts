// Whoever is asked the way points it out: true to the map, and as long as it is.
import { placeId } from '@hakoniwa/stage';
import { inARow } from './called.ts';
import { filledBlanks } from './fill.ts';
import { exitsTo } from './intents/travel.ts';
import type { PlayTurn } from './turn.ts';

interface Asked {
  /** Who tells it, by name. */
  readonly name: string;
  readonly to: string;
}

export function tellWay(turn: PlayTurn, { name, to }: Asked): void {
  const { words, called, language } = turn.scene;
  const nameOf = (id: string) => called(turn.world.places.get(placeId(id))?.name ?? '');
  const way = exitsTo(turn.world, { from: turn.place.id, to });
  const told = { name, place: nameOf(to), minutes: minutesOf(turn, way) };
  const via = inARow(way.slice(0, -1).map(nameOf), language);
  if (to === turn.place.id) turn.tell(filledBlanks(words.told.wayHere, told));
  else if (way.length === 0) turn.tell(filledBlanks(words.told.wayUnknown, told));
  else
    turn.tell(filledBlanks(via === '' ? words.told.wayNear : words.told.wayFar, { ...told, via }));
}

/** Minutes on foot, at least one. */
function minutesOf({ world, place }: PlayTurn, way: readonly string[]): number {
  let from: string = place.id;
  let minutes = 0;
  for (const to of way) {
    minutes += world.places.get(placeId(from))?.exits.find((exit) => exit.to === to)?.minutes ?? 1;
    from = to;
  }
  return Math.max(1, Math.round(minutes));
}
