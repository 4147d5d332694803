// How far what stands in brackets is from what people do: below zero it may be done.
import type { Language } from '@hakoniwa/stage';
import { floorWords } from '../language/index.ts';
import { talkScore } from './talk-score.ts';

/** An act by its verb, as the GM reads it: `GET: mug`. */
const TAGGED = /^[A-Z_]{2,}(?=\s?[:：]|$)/u;

/** Undefined where nothing is known of the language. */
export function actStrangeness(act: string, language: Language): number | undefined {
  const { acts: weights } = floorWords(language);
  const bare = act.trim().replace(/[.。]$/u, '');
  if (weights === undefined) return undefined;
  return TAGGED.test(bare) ? -1 : talkScore(bare, { weights, language }) - weights.bound;
}
