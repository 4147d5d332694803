// What a player plainly wants, by the words of a language: asked of the world, of a person, or of the game.
import type { Language } from '@hakoniwa/stage';
import { edited } from '../language/edited.ts';
import { LANGUAGE_READERS } from '../language/languages.ts';
import { PLAYER_WISHES, type PlayerWish } from '../language/play-words.ts';
import { quotedIn } from './marked.ts';
import { mentionsIn, standsIn } from './mentions.ts';
import type { WorldNames } from './world-names.ts';

/** What stands in a player's text. */
export interface PlayedWords {
  readonly wishes: ReadonlySet<PlayerWish>;
  /** What is asked of the game itself. */
  readonly meta?: 'bag' | 'look';
  /** What stands in quotes. */
  readonly spoken?: string;
  /** Somebody who is called, as the text names them. */
  readonly called?: string;
  /** The words for the thing that is acted on. */
  readonly object?: string;
}

/** Reads what is wanted in a player's text; the names of things and places in it say nothing of that. */
export function playedWordsIn(text: string, names: WorldNames): PlayedWords {
  const { wishes: words, called, objectIn } = LANGUAGE_READERS[names.language].play;
  const plain = withoutNames(text, names).trim();
  const wishes = new Set(PLAYER_WISHES.filter((wish) => words[wish]?.test(plain)));
  const meta = wishes.has('inventory') ? 'bag' : wishes.has('look') ? 'look' : undefined;
  const found = { spoken: quotedIn(text), called: called.exec(text)?.[1], object: objectIn(text) };
  return {
    wishes,
    ...(meta === undefined ? {} : { meta }),
    ...(found.spoken === undefined ? {} : { spoken: found.spoken }),
    ...(found.called === undefined ? {} : { called: found.called }),
    ...(found.object === undefined ? {} : { object: found.object }),
  };
}

/** The text with a mark for every name of a thing or place that is no plain word for it. */
function withoutNames(text: string, names: WorldNames): string {
  const folded = text.normalize('NFKC').toLowerCase();
  if (folded.length !== text.length) return text;
  const named = mentionsIn(names, folded).filter(
    ({ props, places }) => props.length + places.length > 0,
  );
  return edited(
    text,
    named.map(({ start, end }) => ({ start, end, by: NAMED })),
  ).text;
}

/** Stands for a name: letters of no word. */
const NAMED = 'Ⓝ';

/** How much of a name stands in a text: all of it, or what it is alone; 0 when neither does. */
export function lengthOfNameIn(
  text: string,
  { name, language }: { readonly name: string; readonly language: Language },
): number {
  if (text.includes(name)) return name.length;
  const short = LANGUAGE_READERS[language].play.shortOf(name).filter(({ length }) => length > 1);
  return Math.max(0, ...short.filter((one) => standsIn(text, one)).map(({ length }) => length));
}

/** Whether words for a thing are more than one: the first ones narrow the last. */
export function isNarrowed(phrase: string, language: Language): boolean {
  return LANGUAGE_READERS[language].play.joint.test(phrase);
}

/** The Stage's verb for a word of looking, else the word itself. */
export function seeingVerb(word: string): string {
  return SEEING.has(word) ? 'inspect' : word;
}

const SEEING = new Set(Object.values(LANGUAGE_READERS).flatMap(({ play }) => play.seeing));
