// Whether a deed in a player's text is what a wish does itself; every other deed is the GM's to judge.
import type { PlayerWish, ReadDeed } from '@hakoniwa/gm';
import type { PlayIntent } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';
import { itemNamed } from './item-named.ts';
import { personNamed } from './person-named.ts';
import { plainIntent } from './read-intent.ts';
import { readingText } from './reading-text.ts';

interface Wished {
  readonly deed: ReadDeed;
  /** The words of the deed alone. */
  readonly written: string;
}

/** A deed is a wish's own when it asks for it in so many words and names nothing that is not part of it. */
export function deedOfWish(turn: PlayTurn, { deed, written }: Wished): boolean {
  const intent = plainIntent(readingText(turn, written));
  if (!intent) return false;
  const thing = deed.roles.object ?? deed.roles.target ?? deed.roles.to ?? deed.roles.tool;
  // To sing a song, to wait an hour: no thing of the world is in it.
  if (DOES_NOTHING.has(intent.do)) return !thing || GESTURES.has(deed.verb);
  // What is bought is named with whom it is bought from.
  if (intent.do === 'offer' && intent.item !== undefined) return true;
  if (!HAS_SUBJECT.has(intent.do) || !thing || GESTURES.has(deed.verb)) return true;
  return isPartOf(turn, { thing, intent });
}

/** What changes nothing in the world by itself. */
export const GESTURES: ReadonlySet<string> = new Set(['emote', 'wait', 'attack']);

/** Wishes that pass the time: whatever is named beside them is the judge's. */
const DOES_NOTHING: ReadonlySet<PlayIntent['do']> = new Set(['idle', 'look']);

/** Wishes about somebody or something: what is named must be that. */
const HAS_SUBJECT: ReadonlySet<PlayIntent['do']> = new Set(['talk', 'item', 'offer', 'write']);

type Named = NonNullable<ReadDeed['roles']['object']>;

/** Whether a thing is the one a wish is about, or no thing of the world at all. */
function isPartOf(
  turn: PlayTurn,
  { thing, intent }: { readonly thing: Named; readonly intent: PlayIntent },
): boolean {
  if (!HAS_SUBJECT.has(intent.do)) return false;
  if (thing.body || thing.person || thing.pronoun || thing.indefinite) return true;
  const { wants } = readingText(turn, thing.text);
  if (ASKED_FOR.some(wants)) return true;
  if ('item' in intent && intent.item !== undefined)
    return itemNamed(turn, thing.text) === intent.item;
  return intent.do === 'talk' && personNamed(turn, thing.text) === intent.to;
}

/** What is asked for by its name, and what is in one's own bag and purse. */
const ASKED_FOR: readonly PlayerWish[] = [
  ...(['inventory', 'own-bag', 'collect', 'rest', 'eat', 'train', 'ways'] as const),
];
