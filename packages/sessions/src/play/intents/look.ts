// A look around: the place, its things, its people and its ways.
import { MINUTE_MS } from '@hakoniwa/stage';
import { found } from '../found.ts';
import { peopleLine, thingsLine, together, waysLine } from '../look.ts';
import { useSkills } from '../skills.ts';
import type { PlayTurn } from '../turn.ts';

export function runLook(turn: PlayTurn): void {
  turn.do({ type: 'advance', to: turn.world.clock.now + MINUTE_MS });
  turn.act({ verb: 'look' });
  const { description } = turn.place;
  const place = turn.scene.called(turn.place.name);
  const here = `look:${turn.place.id}`;
  const key = turn.times(here) > 0 ? 'lookedAgain' : 'looked';
  const seen = turn.saying(key, { place, description });
  turn.did(here);
  turn.tell(together(turn, seen, thingsLine(turn), peopleLine(turn), waysLine(turn)));
  useSkills(turn, { verb: 'search' });
  found(turn, { by: 'search' });
}
