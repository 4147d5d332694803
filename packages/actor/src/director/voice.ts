// The checks of a voice by themselves: for words that are spoken outside of a scene, in the talk of a town.
import { peopleAt, placeId, type World } from '@hakoniwa/stage';
import { sheetOf, voiceSheet } from '../sheet/sheet.ts';
import { addressOf } from './address.ts';
import type { DraftFinding } from './check.ts';
import { toneOf } from './tone.ts';

interface Spoken {
  readonly world: World;
  /** Who speaks. */
  readonly id: string;
  /** Whose voice they have, where it is not in their own name. */
  readonly voice?: string | undefined;
  readonly speech: string;
}

/** What is wrong with words in somebody's voice; nothing when they may be said. */
export function voiceFindings(spoken: Spoken): readonly DraftFinding[] {
  const { world, id, voice = id, speech } = spoken;
  const { language } = world;
  const place = world.characters.get(id)?.place;
  const here = place === undefined ? [] : peopleAt(world, placeId(place));
  const others = here.filter((one) => one.id !== id);
  const sheet = voiceSheet(world, { voice, people: others.map((one) => one.id) });
  return [
    ...[...new Set([id, voice])].flatMap((one) =>
      toneOf({ speech, sheet: sheetOf(world, one), language }),
    ),
    ...addressOf({ speech, sheet, language }, others),
  ];
}
