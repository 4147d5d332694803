// From a player's own words to what is wanted, as far as it is plain; the rest is the GM's to judge.
import type { PlayIntent } from '../intent.ts';
import { standing } from '../intents/fight.ts';
import { fightIntent } from './fight-intent.ts';
import { idleIntent } from './idle-intent.ts';
import { itemNamed } from './item-named.ts';
import { offerIntent } from './offer-intent.ts';
import type { ReadingText } from './reading-text.ts';
import { skillIntent } from './skill-intent.ts';

/** What is plainly wanted; undefined where the GM has to judge. */
export function plainIntent(reading: ReadingText): PlayIntent | undefined {
  const readers = standing(reading.turn) ? [fightIntent] : READERS;
  for (const read of readers) {
    const intent = read(reading);
    if (intent) return intent;
  }
  return undefined;
}

const READERS: readonly ((reading: ReadingText) => PlayIntent | undefined)[] = [
  ({ wants }) => (wants('back') ? { do: 'back' } : undefined),
  bagIntent,
  offerIntent,
  skillIntent,
  quietIntent,
  idleIntent,
];

/** The bag, things in it, and fragments that lie before the player. */
function bagIntent({ turn, text, wants }: ReadingText): PlayIntent | undefined {
  const found = Object.entries(turn.state.fragments).find(
    ([, { collected, place }]) => !collected && place === turn.place.id,
  );
  if (found && wants('collect')) return { do: 'collect', fragment: found[0] };
  if (wants('inventory')) return { do: 'inventory' };
  const item = wants('use') ? itemNamed(turn, text) : undefined;
  return item !== undefined && turn.state.items[item] !== undefined
    ? { do: 'item', item }
    : undefined;
}

function quietIntent({ wants }: ReadingText): PlayIntent | undefined {
  if (wants('seek')) return { do: 'seek' };
  return wants('look') ? { do: 'look' } : undefined;
}
