// Words of a player, said or told of: to whom they go, and whether they ask for what somebody offers.
import type { ReadSaying } from '@hakoniwa/gm';
import { isSpeechAct } from '@hakoniwa/stage';
import type { PlayIntent } from '../intent.ts';
import { othersHere } from '../look.ts';
import type { PlayTurn } from '../turn.ts';
import { offerIntent } from './offer-intent.ts';
import { personNamed } from './person-named.ts';
import { readingText } from './reading-text.ts';

/** What is said to somebody; what praises, refuses or asks about something buys nothing. */
export function sayingIntent(
  turn: PlayTurn,
  { saying, written }: { readonly saying: ReadSaying; readonly written: string },
): PlayIntent {
  const reading = readingText(turn, written);
  const does = (act: 'request' | 'ask' | 'accept') =>
    saying.acts.some((one) => isSpeechAct(one.act, act));
  const offer =
    does('request') || does('accept') || reading.wants('ways') ? offerIntent(reading) : undefined;
  if (offer) return offer;
  const here = othersHere(turn);
  const who = personNamed(turn, written);
  if (who !== undefined && here.every(({ id }) => id !== who)) return { do: 'absent', who };
  const called = who === undefined ? reading.played.called : undefined;
  if (called !== undefined && !reading.wants('anybody')) return { do: 'absent', who: called };
  const to = who ?? here.find(({ id }) => id === saying.to)?.id ?? here[0]?.id;
  if (to === undefined) return { do: 'write', text: written };
  const asks = does('ask') ? { asks: true } : {};
  return saying.isToldOf
    ? { do: 'talk', to, ...asks, text: written }
    : { do: 'talk', to, words: saying.text };
}
