// Tone: words this voice never uses. Thoughts are not checked, and a word inside a longer one is fine.

import { type Language, textIn } from '@hakoniwa/stage';
import type { Sheet } from '../sheet/sheet.ts';
import type { DirectorCheck, DraftFinding } from './check.ts';
import { AFTER_ENDING, MENTIONED, SENTENCE_ENDINGS } from './data/sentence-endings.ts';
import { DIRECTOR_WORDINGS } from './locale/index.ts';

export const tone: DirectorCheck = ({ judged, context: { sheet, view } }) =>
  toneOf({ speech: judged.reading.speech ?? '', sheet, language: view.language });

/** Words of somebody, with the sheet they are measured by. */
export interface Said {
  readonly speech: string;
  readonly sheet: Sheet;
  readonly language: Language;
}

/** What this voice never says and says here. */
export function toneOf({ speech, sheet, language }: Said): DraftFinding[] {
  return sheet.speech.never
    .filter((word) => says(speech, word))
    .map((word) => finding(word, language));
}

function finding(word: string, language: Language): DraftFinding {
  return {
    check: 'tone',
    what: word,
    guidance: textIn(DIRECTOR_WORDINGS, language).neverSays(word),
  };
}

/** Sentence endings count at the end of a clause only; other words anywhere they stand alone. */
export function says(speech: string, word: string): boolean {
  if (/^[a-z' ]+$/i.test(word)) {
    const [where, what] = [speech.toLowerCase(), word.toLowerCase()];
    return placesOf(where, what).some((at) => isEdge(where, at) && isEdge(where, at + what.length));
  }
  if (!SENTENCE_ENDINGS.has(word))
    return placesOf(speech, word).some((at) => !MENTIONED.test(speech.slice(at + word.length)));
  return placesOf(speech, word).some((at) => isClauseEnd(speech.charAt(at + word.length)));
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && word !== ''; at = text.indexOf(word, at + 1))
    places.push(at);
  return places;
}

/** Whether a word begins or ends here. */
function isEdge(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1)) !== /\w/.test(text.charAt(at));
}

function isClauseEnd(next: string): boolean {
  return next === '' || AFTER_ENDING.test(next);
}
