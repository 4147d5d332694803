// A look around: the place, its things, its people and its ways.
import { MINUTE_MS } from '@hakoniwa/stage';
import { fill } from '../fill.ts';
import { found } from '../found.ts';
import { peopleLine, thingsLine, together, waysLine } from '../look.ts';
import { useSkills } from '../skills.ts';
import type { Turn } from '../turn.ts';

export function runLook(turn: Turn): void {
  turn.do({ type: 'advance', to: turn.world.clock.now + MINUTE_MS });
  turn.act({ verb: 'look' });
  const { description } = turn.place;
  const place = turn.scene.called(turn.place.name);
  const seen = fill(turn.scene.words.told.looked, { place, description });
  turn.tell(together(turn, seen, thingsLine(turn), peopleLine(turn), waysLine(turn)));
  useSkills(turn, { verb: 'search' });
  found(turn, { by: 'search' });
}
