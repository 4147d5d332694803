// From a player's own words to what is wanted, as far as it is plain; the rest is the GM's to judge.
import type { PlayIntent } from '../intent.ts';
import { standing } from '../intents/fight.ts';
import { othersHere } from '../look.ts';
import type { PlayTurn } from '../turn.ts';
import { fightIntent } from './fight-intent.ts';
import { idleIntent } from './idle-intent.ts';
import { itemNamed } from './item-named.ts';
import { offerIntent } from './offer-intent.ts';
import { personNamed } from './person-named.ts';
import { type ReadingText, readingText } from './reading-text.ts';
import { skillIntent } from './skill-intent.ts';

/** What a text asks for. */
export function readIntent(turn: PlayTurn, text: string): PlayIntent {
  const plain = plainIntent(readingText(turn, text));
  if (plain) return plain;
  // While something stands in the way, whatever else one does is to hold one's ground.
  return standing(turn) ? { do: 'guard' } : { do: 'write', text };
}

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
  talkIntent,
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

/** A word with somebody by name, or with whoever is here. */
function talkIntent(reading: ReadingText): PlayIntent | undefined {
  const { turn, text, wants, played } = reading;
  const words = played.spoken;
  const who = personNamed(turn, text);
  if (words === undefined && !(wants('talk') && who !== undefined)) return talkAnybody(reading);
  const here = othersHere(turn);
  const isElsewhere = who !== undefined && here.every(({ id }) => id !== who);
  if (isElsewhere) return { do: 'absent', who };
  const to = who ?? here[0]?.id;
  if (to === undefined) return undefined;
  const asks = words === undefined && wants('ask') ? { asks: true } : {};
  return { do: 'talk', to, ...asks, ...(words === undefined ? { text } : { words }) };
}

/** Somebody is spoken to without a name: whoever is there first. */
function talkAnybody({ turn, text, wants, played }: ReadingText): PlayIntent | undefined {
  const [anybody] = othersHere(turn);
  if (anybody && wants('ask-anybody')) return { do: 'talk', to: anybody.id, asks: true, text };
  if (!wants('talk')) return undefined;
  if (wants('anybody')) return anybody ? { do: 'talk', to: anybody.id } : undefined;
  // A name nobody here or elsewhere has.
  const who = played.called;
  return who === undefined ? undefined : { do: 'absent', who };
}

function quietIntent({ wants }: ReadingText): PlayIntent | undefined {
  if (wants('seek')) return { do: 'seek' };
  return wants('look') ? { do: 'look' } : undefined;
}
