// The score of a turn by the gauge: what a reader sees of it, and what was said before.
import { type Gauged, gaugeLine } from '@hakoniwa/actor';
import { nameOf, type World, writingOf } from '@hakoniwa/stage';

export interface ShownLine {
  readonly world: World;
  readonly who: string;
  /** What was done, in words. */
  readonly act: string | null;
  readonly speech: string;
  /** What was said before, newest last. */
  readonly said: readonly string[];
}

/** The turn as it is shown, gauged; nothing its mind wrote about it is looked at. */
export function ruleQuality({ world, who, act, speech, said }: ShownLine): Gauged {
  const { brackets, typedQuotes, gap } = writingOf(world.language);
  const deed = act === null ? '' : `${brackets.join(act)}${gap}`;
  return gaugeLine({
    text: `${deed}${typedQuotes.join(speech)}`,
    language: world.language,
    speaker: nameOf(world, who),
    others: world.characters.ids().flatMap((id) => (id === who ? [] : [nameOf(world, id)])),
    before: said,
  });
}
