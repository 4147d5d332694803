// What a player plainly wants, by the words of a language: asked of the world, of a person, or of the game.
import type { Language } from '@hakoniwa/stage';
import { LANGUAGE_READERS } from '../language/languages.ts';
import { PLAYER_WISHES, type PlayerWish } from '../language/play-words.ts';
import { quotedIn } from './marked.ts';

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

/** Reads what is wanted in a player's text. */
export function playedWordsIn(text: string, language: Language): PlayedWords {
  const { wishes: words, called, objectIn } = LANGUAGE_READERS[language].play;
  const trimmed = text.trim();
  const wishes = new Set(PLAYER_WISHES.filter((wish) => words[wish]?.test(trimmed)));
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

/** How much of a name stands in a text: all of it, or its last word alone; 0 when neither does. */
export function lengthOfNameIn(
  text: string,
  { name, language }: { readonly name: string; readonly language: Language },
): number {
  const short = name.split(LANGUAGE_READERS[language].play.joint).at(-1) ?? '';
  if (text.includes(name)) return name.length;
  return short.length > 1 && text.includes(short) ? short.length : 0;
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
