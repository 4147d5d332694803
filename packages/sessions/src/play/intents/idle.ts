// Something that changes nothing but passes the time: it is told, and whoever is here may notice.
import { MINUTE_MS } from '@hakoniwa/stage';
import { found } from '../found.ts';
import type { IntentOf } from '../intent.ts';
import { othersHere } from '../look.ts';
import type { PlayTurn } from '../turn.ts';

export function runIdle(turn: PlayTurn, { how }: IntentOf<'idle'>): void {
  turn.do({ type: 'advance', to: turn.world.clock.now + MINUTE_MS });
  const [witness] = othersHere(turn);
  const place = turn.scene.called(turn.place.name);
  if (how === 'gesture' && witness) turn.say('gestureSeen', { who: witness.name, place });
  else turn.say(how, { place });
  if (how === 'notFound') found(turn, { by: 'search' });
}
