// Which sentences are long enough to sound like anything.
import { type Language, writingOf } from '@hakoniwa/stage';
import { sentencesWithin } from '../pieces.ts';

/** The sentences of a text that are long enough to sound like anything. */
export function judgedSentences(text: string, language: Language): string[] {
  return sentencesWithin(text)
    .filter((one) => isJudged(one, language))
    .map((one) => one.trim());
}

export function isJudged(sentence: string, language: Language): boolean {
  return sentence.trim().length >= FEWEST * writingOf(language).length;
}

/** Letters of Japanese. */
const FEWEST = 6;
