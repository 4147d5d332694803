// Back the way one came: to the place before this one, as far as the way is remembered.
import type { IntentOf } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';
import { runTravel } from './travel.ts';

export function runBack(turn: PlayTurn, _back: IntentOf<'back'>): void {
  const to = turn.state.trail?.at(-1);
  if (to !== undefined) {
    runTravel(turn, { do: 'travel', to });
    return;
  }
  turn.denial ??= { reason: 'OUT_OF_SCOPE', cause: 'no-exit' };
  turn.tell(turn.scene.words.told.noWayBack);
}
