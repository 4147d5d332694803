// Coming to a place: what is seen, whom it counts for, and what may come out of the dark.
import { meet } from './intents/meet.ts';
import { peopleLine, together } from './look.ts';
import type { Turn } from './turn.ts';

/** Tells of the place one has come to, or goes through, and lets chance have its say. */
export function arrive(turn: Turn, { isPassing = false }: { isPassing?: boolean } = {}): void {
  const { place, scene, state } = turn;
  const isNew = state.visited[place.id] === undefined;
  const { description } = place;
  const known = isPassing ? 'passed' : 'returned';
  const seen = turn.saying(isNew ? 'arrived' : known, {
    ...{ place: scene.called(place.name), description },
  });
  turn.tell(together(turn, seen, isPassing && !isNew ? '' : peopleLine(turn)));
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
