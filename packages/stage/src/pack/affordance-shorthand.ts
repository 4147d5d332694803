// Affordances in shorthand: a word, and in brackets what it needs.

import type { Action } from '../act/action.ts';
import { actionWords, everyActionWord } from '../act/action-words.ts';
import { ACTIONS } from '../actions/index.ts';
import type { Language } from '../base/vocabulary.ts';
import { NEEDING, NEEDS_JOINT } from './data/needing.ts';

export interface Shorthand {
  /** The word as written. */
  readonly word: string;
  /** The things it needs, as written. */
  readonly needs: readonly string[];
}

const form = /^([^()（）:：]+)(?:[(（]([^()（）]*)[)）])?$/u;

/** Reads `開ける(要:鍵)`, `開ける（要：鍵、懐中電灯）`, `open (needs: key)`. */
export function readShorthand(text: string): Shorthand | undefined {
  const [, word, inside] = form.exec(text.trim()) ?? [];
  if (word === undefined) return undefined;
  if (inside === undefined) return { word, needs: [] };
  const needed = NEEDING.exec(inside.trim())?.[1];
  if (needed === undefined) return undefined;
  const needs = needed.split(NEEDS_JOINT).map((term) => term.trim());
  return { word: word.trim(), needs: needs.filter((term) => term !== '') };
}

/** The verb a word stands for in any language, by its id or one of its words. */
export function actionFor(word: string): Action | undefined {
  const folded = fold(word);
  return ACTIONS.find(
    (action) => action.id === folded || everyActionWord(action).some((one) => fold(one) === folded),
  );
}

/** A verb's label in a language: the word as written where it is of that language. */
export function labelFor(
  action: Action,
  { word, language }: { readonly word: string; readonly language: Language },
): string {
  const words = actionWords(action, language);
  const isOwn = words.some((one) => fold(one) === fold(word));
  return isOwn ? word : (words[0] ?? word);
}

function fold(word: string): string {
  return word.normalize('NFKC').trim().toLowerCase();
}
