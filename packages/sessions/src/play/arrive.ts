// Coming to a place: what is seen, whom it counts for, and what may come out of the dark.
import { meet } from './intents/meet.ts';
import { peopleLine, together } from './look.ts';
import type { PlayTurn } from './turn.ts';

interface Arrival {
  /** Where one came from. */
  readonly from: string;
  readonly isPassing?: boolean;
}

/** Tells of the place one has come to, or goes through, and lets chance have its say. */
export function tellOfArrival(turn: PlayTurn, { from, isPassing = false }: Arrival): void {
  const { place, scene, state } = turn;
  const isNew = state.visited[place.id] === undefined;
  const { description } = place;
  const known = isPassing ? 'passed' : 'returned';
  const seen = turn.saying(isNew ? 'arrived' : known, {
    ...{ place: scene.called(place.name), description },
  });
  turn.tell(together(turn, seen, isPassing && !isNew ? '' : peopleLine(turn)));
  turn.change({ visited: { ...state.visited, [place.id]: (state.visited[place.id] ?? 0) + 1 } });
  turn.change({ trail: trailOn(state.trail ?? [], { from, to: place.id }) });
  turn.happen('place.visited', place.id);
  if (place.facility) {
    turn.happen('facility.visited', place.id);
    turn.happen('gate.reached', place.id);
  }
  lurking(turn);
}

/** So many steps are remembered. */
const TRAIL_STEPS = 20;

/** The way one came, a step longer; a step back is forgotten with the one it takes back. */
function trailOn(
  trail: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly string[] {
  return trail.at(-1) === to ? trail.slice(0, -1) : [...trail, from].slice(-TRAIL_STEPS);
}

/** What may be met here, each by its own chance; one at most. */
function lurking(turn: PlayTurn): void {
  if (turn.state.encounter) return;
  for (const [id, { places, chance }] of turn.scene.campaign.encounters) {
    if (!places.includes(turn.place.id)) continue;
    if (turn.draw() * 100 < chance) {
      meet(turn, id);
      return;
    }
  }
}
