// Somebody is called who is not here: it is said so, and nobody else answers instead.
import { characterId, nameOf } from '@hakoniwa/stage';
import { filledBlanks } from '../fill.ts';
import type { IntentOf } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';

export function runAbsent(turn: PlayTurn, { who }: IntentOf<'absent'>): void {
  const name = nameOf(turn.world, who);
  turn.denial ??= turn.world.characters.has(characterId(who))
    ? { reason: 'WRONG_LOCATION', cause: 'elsewhere', about: who }
    : { reason: 'MISSING_OBJECT', cause: 'nowhere', about: who };
  turn.tell(
    filledBlanks(turn.scene.words.told.absent, { name, place: turn.scene.called(turn.place.name) }),
  );
}
