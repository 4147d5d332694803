// Coming to a place: what is seen, whom it counts for, and what may come out of the dark.
import { fill } from './fill.ts';
import { meet } from './intents/meet.ts';
import { peopleLine, together } from './look.ts';
import type { Turn } from './turn.ts';

/** Tells of the place one has come to, and lets chance have its say. */
export function arrive(turn: Turn): void {
  const { place, scene, state } = turn;
  const isNew = state.visited[place.id] === undefined;
  const description = isNew ? place.description : '';
  const seen = fill(scene.words.told.arrived, {
    place: scene.called(place.name),
    description,
  }).trim();
  turn.tell(together(turn, seen, peopleLine(turn)));
  turn.change({ visited: { ...state.visited, [place.id]: (state.visited[place.id] ?? 0) + 1 } });
  turn.happen('place.visited', place.id);
  if (place.facility) {
    turn.happen('facility.visited', place.id);
    turn.happen('gate.reached', place.id);
  }
  lurking(turn);
}

/** What may be met here, each by its own chance; one at most. */
function lurking(turn: Turn): void {
  if (turn.state.encounter) return;
  for (const [id, { places, chance }] of turn.scene.campaign.encounters) {
    if (!places.includes(turn.place.id)) continue;
    if (turn.draw() * 100 < chance) {
      meet(turn, id);
      return;
    }
  }
}
