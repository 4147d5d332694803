// The town's own push: after a few actions one goes somewhere else, by chance.
import { drawOne, textIn } from '@hakoniwa/stage';
import { sayings } from '../locale/index.ts';
import { type LifeTurn, setLife } from '../moment/turn.ts';
import { isShutTo } from '../town/doors.ts';
import { townMapOf } from '../town/town-map.ts';
import { setOut } from './walk.ts';

/** Sends the character to a random place near by; false when there is nowhere to go. */
export function autoMove(turn: LifeTurn): boolean {
  const town = townMapOf(turn.world);
  const within = town.mapsWithin(town.mapOf(turn.self.place), turn.config.autoMove.maps);
  const maps = [...within.keys()].filter((map) => town.public.has(map));
  const [map, afterMap] = drawOne(turn.rng, maps);
  const open = (town.public.get(map ?? '') ?? []).filter((place) => !isShutTo(turn, place));
  const [to, afterPlace] = drawOne(afterMap, open);
  turn.rng = afterPlace;
  setLife(turn, { count: 0 });
  if (to === undefined || to === turn.self.place) return false;
  const reason = textIn(sayings, turn.world.language).autoMove({ id: turn.self.id, now: turn.now });
  return setOut(turn, { to, reason, isAuto: true });
}
