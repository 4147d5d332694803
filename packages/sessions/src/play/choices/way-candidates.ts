// Choices to go on: the ways that lead out of a place, new ones first.
import { fill } from '../fill.ts';
import type { Turn } from '../turn.ts';
import type { Candidate } from './candidate.ts';

export function wayCandidates(turn: Turn): Candidate[] {
  return turn.place.exits.flatMap(({ to }) =>
    moveCandidate(turn, to, turn.state.visited[to] === undefined ? 38 : 22),
  );
}

/** To go to the next place; nothing when the laws do not let one. */
export function moveCandidate(turn: Turn, target: string, weight: number): Candidate[] {
  const place = turn.world.places.get(target);
  const exit = turn.place.exits.find(({ to }) => to === target);
  if (!place || !exit || !turn.allows({ verb: 'move', target })) return [];
  const { choice } = turn.scene.words;
  const minutes = Math.max(1, Math.round(exit.minutes));
  return [
    {
      ...{ id: `move:${target}`, sort: 'move', weight },
      text: fill(choice.move, { place: turn.scene.called(place.name) }),
      description: minutes === 1 ? choice.moveHintNear : fill(choice.moveHint, { minutes }),
      intent: { do: 'act', act: { verb: 'move', target } },
    },
  ];
}
