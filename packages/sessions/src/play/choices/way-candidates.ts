// Choices to go on: the ways that lead out of a place, new ones first.
import { filledBlanks } from '../fill.ts';
import type { PlayTurn } from '../turn.ts';
import type { ChoiceCandidate } from './candidate.ts';

export function wayCandidates(turn: PlayTurn): ChoiceCandidate[] {
  return turn.place.exits.flatMap(({ to }) =>
    moveCandidate(turn, { target: to, weight: turn.state.visited[to] === undefined ? 38 : 22 }),
  );
}

/** To go to the next place; nothing when the laws do not let one. */
export function moveCandidate(
  turn: PlayTurn,
  { target, weight }: { readonly target: string; readonly weight: number },
): ChoiceCandidate[] {
  const place = turn.world.places.get(target);
  const exit = turn.place.exits.find(({ to }) => to === target);
  if (!place || !exit || !turn.allows({ verb: 'move', target })) return [];
  const { choice } = turn.scene.words;
  const minutes = Math.max(1, Math.round(exit.minutes));
  return [
    {
      ...{ id: `move:${target}`, sort: 'move', weight },
      text: filledBlanks(choice.move, { place: turn.scene.called(place.name) }),
      description: minutes === 1 ? choice.moveHintNear : filledBlanks(choice.moveHint, { minutes }),
      intent: { do: 'act', act: { verb: 'move', target } },
    },
  ];
}
