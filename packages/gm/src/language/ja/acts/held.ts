// コップを手に、…: what is held in hand while something else is done, without a verb of its own.
import type { TextAct } from '../../types.ts';
import type { JapanesePhrase } from '../parse/types.ts';
import { plainNoun } from './assemble.ts';
import { isThing } from './gesture.ts';
import type { VerbMeaning } from './meant.ts';

/** The holding that stands before a clause, unless its verb already takes the thing. */
export function heldBefore(
  phrases: readonly JapanesePhrase[],
  meaning: VerbMeaning | undefined,
): TextAct[] {
  const found = heldIn(phrases);
  if (found === undefined) return [];
  const taken = meaning?.cast.objects.some((noun) => found.nouns.includes(noun)) === true;
  return taken ? [] : holdActs(found);
}

/** The holding a text ends in. */
export function heldAtEnd(rest: readonly JapanesePhrase[]): TextAct[] {
  const found = heldIn(rest);
  return found === undefined ? [] : holdActs(found);
}

function heldIn(phrases: readonly JapanesePhrase[]): JapanesePhrase | undefined {
  return phrases.find((phrase, i) => {
    const hand = phrases[i + 1];
    const head = hand?.nouns.at(-1);
    return (
      phrase.particle === 'を' &&
      hand?.particle === 'に' &&
      head?.body === true &&
      head.head.endsWith('手')
    );
  });
}

function holdActs(phrase: JapanesePhrase): TextAct[] {
  return phrase.nouns.filter(isThing).map((noun) => ({
    intent: 'USE',
    verb: 'hold',
    word: '手にする',
    object: plainNoun(noun),
    needsObject: true,
    picksUp: true,
    start: phrase.start,
    end: phrase.end,
  }));
}
