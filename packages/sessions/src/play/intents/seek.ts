// To step towards what is stirring: where something may be met, it is met.
import { MINUTE_MS } from '@hakoniwa/stage';
import type { PlayTurn } from '../turn.ts';
import { meet } from './meet.ts';

/** Encounters of a place, by id. */
export function lurkingAt({ scene, place }: PlayTurn): string[] {
  return [...scene.campaign.encounters].flatMap(([id, { places }]) =>
    places.includes(place.id) ? [id] : [],
  );
}

export function runSeek(turn: PlayTurn): void {
  turn.do({ type: 'advance', to: turn.world.clock.now + 5 * MINUTE_MS });
  const here = lurkingAt(turn);
  const id = here[Math.floor(turn.draw() * here.length)];
  if (id === undefined) {
    turn.say('quiet', {});
    return;
  }
  turn.say('sought', {});
  meet(turn, id);
}
