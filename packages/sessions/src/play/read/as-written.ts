// What was asked for and is not here is named as the player named it, not as the nearest thing the world knows.
import { isNarrowed } from '@hakoniwa/gm';
import { type Denial, type Prop, propId } from '@hakoniwa/stage';
import type { PlayTurn } from '../turn.ts';
import { readingText } from './reading-text.ts';

/** A golden sword is no wooden one, here or elsewhere: it is a thing that is not there. */
export function asWritten(
  turn: PlayTurn,
  { denial, text }: { readonly denial: Denial; readonly text: string },
): Denial {
  const { cause, about } = denial;
  const { language } = turn.scene;
  const prop = turn.world.props.get(propId(about ?? ''));
  if (!prop || text.toLowerCase().includes(prop.name.toLowerCase())) return denial;
  const phrase = readingText(turn, text).played.object;
  if (phrase === undefined) return denial;
  // Words that say more of a thing than any of its names: a moonstone, where there is a stone.
  const isMore = isNarrowed(phrase, language) && !namesOf(prop).includes(phrase);
  return cause === 'elsewhere' || isMore
    ? { reason: 'MISSING_OBJECT', cause: 'nowhere', about: phrase }
    : denial;
}

function namesOf({ name, aliases }: Prop): readonly string[] {
  return [name, ...aliases];
}
