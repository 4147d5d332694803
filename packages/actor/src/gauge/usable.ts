// Whether the speaker's words could be said at all: in the language, built like it, spoken, and not in circles.
import { writingOf } from '@hakoniwa/stage';
import { gaugeWords } from './data/words.ts';
import type { GaugedLine } from './line.ts';
import { letterCount, type OwnWords } from './own-words.ts';
import type { Pieces } from './pieces.ts';
import { looped, repeated } from './repeats.ts';

/** A text that was taken apart. */
export interface ReadLine {
  readonly pieces: Pieces;
  readonly own: OwnWords;
}

/** From 0 (nothing of it can be said) to 1. */
export function usable(line: GaugedLine, read: ReadLine): number {
  const { text, isMarked } = read.own;
  if (letterCount(text) === 0) return 0;
  const isOwn = writingOf(line.language).isWrittenIn(text) ? 1 : 0;
  const heard = isMarked ? 1 : bareSpeech(line, text);
  const built = gaugeWords(line.language).isBuilt(text);
  return isOwn * built * heard * (1 - repetition(line, read));
}

/** Bare words may be anything: that somebody speaks must be heard, unless they are few. */
function bareSpeech(line: GaugedLine, text: string): number {
  return Math.max(isShort(line, text) ? 0.4 : 0, spokenShare(line, text) * 0.7);
}

/** A few words that are heard as speech without any mark. */
export function isRemark(line: GaugedLine, text: string): boolean {
  return isShort(line, text) && spokenShare(line, text) > 0;
}

function isShort({ language }: GaugedLine, text: string): boolean {
  return gaugeWords(language).words(text).length <= SHORT;
}

const SHORT = 12;

/** How far it is the same again, in itself or from before. */
export function repetition(line: GaugedLine, { pieces, own }: ReadLine): number {
  return Math.max(looped(line, pieces), repeated(line, { own: own.text, pieces }));
}

/** The share of sentences that sound as if somebody spoke them to somebody. */
function spokenShare({ language }: GaugedLine, own: string): number {
  const { spoken } = gaugeWords(language);
  const sentences = sentencesIn(own);
  if (sentences.length === 0) return 0;
  return sentences.filter((one) => spoken.test(one.trim())).length / sentences.length;
}

export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[。！？!?…])|(?<=\.)\s/u).filter((one) => one.trim() !== '');
}
