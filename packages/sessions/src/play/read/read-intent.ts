// From a player's own words to what is wanted, as far as it is plain; the rest is the GM's to judge.
import type { Language } from '@hakoniwa/stage';
import type { PlayIntent } from '../intent.ts';
import { othersHere } from '../look.ts';
import type { PlayTurn } from '../turn.ts';
import { backIntent } from './back-intent.ts';
import { fightIntent } from './fight-intent.ts';
import { idleIntent } from './idle-intent.ts';
import { itemNamed } from './item-named.ts';
import { spokenIn } from './marked.ts';
import { offerIntent } from './offer-intent.ts';
import { personNamed } from './person-named.ts';
import type { ReadingText } from './reading-text.ts';
import { skillIntent } from './skill-intent.ts';
import { type PlayerWish, WISHES } from './words.data.ts';

/** What a text asks for. */
export function readIntent(turn: PlayTurn, text: string): PlayIntent {
  const wishes = WISHES[turn.scene.language];
  const wants = (wish: PlayerWish) => wishes[wish].test(text);
  const reading = { turn, text, wants };
  const readers = [
    ...[fightIntent, backIntent, bagIntent, offerIntent, talkIntent, skillIntent, quietIntent],
    idleIntent,
  ];
  for (const read of readers) {
    const intent = read(reading);
    if (intent) return intent;
  }
  return { do: 'write', text };
}

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
function talkIntent({ turn, text, wants }: ReadingText): PlayIntent | undefined {
  const words = spokenIn(text);
  const who = personNamed(turn, text);
  if (words === undefined && !(wants('talk') && who !== undefined))
    return talkAnybody({ turn, text, wants });
  const here = othersHere(turn);
  const isElsewhere = who !== undefined && here.every(({ id }) => id !== who);
  if (isElsewhere) return { do: 'absent', who };
  const to = who ?? here[0]?.id;
  if (to === undefined) return undefined;
  const asks = words === undefined && ASKING.test(text) ? { asks: true } : {};
  return { do: 'talk', to, ...asks, ...(words === undefined ? { text } : { words }) };
}

/** Words of somebody who wants to know something. */
const ASKING = /聞|訊|尋|たずね|教え|質問|\b(?:ask|question)\b/iu;
/** Something is asked, of nobody in particular. */
const ASKED =
  /教えて(?:くだ|下さ|ほし|欲し|もら|よ|く|[。！？!?]|$)|(?:について|のこと(?:を|について)?|道を|場所を|行き方を)(?:聞|訊|尋|たずね|教)|^(?:i )?ask (?:about|for|around|where|how|what|who|why|the way)\b|\btell me (?:about|where|how|what|who|why)\b/iu;
/** A name nobody here or elsewhere has, where one is called. */
const CALLED: Readonly<Record<Language, RegExp>> = {
  ja: /^([^、。をがは「」\s]{1,20}?)(?:さん|様|くん|ちゃん)?に(?:話|声|挨拶|あいさつ|尋|たずね|訊|聞|頼|お願い|質問)/u,
  en: /\b(?:talk to|talk with|speak to|speak with|chat with|greet|[Aa]sk) ([A-Z][\w'-]*)/u,
};

/** Somebody is spoken to without a name: whoever is there first. */
function talkAnybody({ turn, text, wants }: ReadingText): PlayIntent | undefined {
  const [anybody] = othersHere(turn);
  if (anybody && ASKED.test(text)) return { do: 'talk', to: anybody.id, asks: true, text };
  if (!wants('talk')) return undefined;
  const isAnybody = /誰か|近くの人|人に|案内|somebody|someone|anyone|nearby|people/iu.test(text);
  if (isAnybody) return anybody ? { do: 'talk', to: anybody.id } : undefined;
  const who = CALLED[turn.scene.language].exec(text)?.[1];
  return who === undefined ? undefined : { do: 'absent', who };
}

function quietIntent({ wants }: ReadingText): PlayIntent | undefined {
  if (wants('seek')) return { do: 'seek' };
  return wants('look') ? { do: 'look' } : undefined;
}
