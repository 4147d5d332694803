// The signs a line is gauged by, each from 0 to 1: what spoils it, and what makes it worth hearing.
import { writingOf } from '@hakoniwa/stage';
import { gaugeWords } from './data/words.ts';
import { flawsIn } from './flaws.ts';
import type { GaugedLine } from './line.ts';
import { letterCount, ownWords } from './own-words.ts';
import { linePieces } from './pieces.ts';
import { isRemark, type ReadLine, repetition, sentencesIn, usable } from './usable.ts';

export const SIGNS = [
  'usable',
  'clean',
  'flaws',
  'marked',
  'repetition',
  'takenUp',
  'shown',
  'idle',
  'substance',
  'full',
  'sentences',
] as const;
export type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Record<Sign, number>>;

/** All signs of a line. */
export function signsOf(line: GaugedLine): Signs {
  const pieces = linePieces(line);
  const own = ownWords(line, pieces);
  const read = { pieces, own };
  const flaws = flawsIn(line, read).length;
  const about = gaugeWords(line.language).topics(own.text);
  // What makes a line worth hearing counts where the words are surely the speaker's.
  const surely = own.isMarked ? 1 : 0;
  return {
    usable: usable(line, read),
    clean: flaws === 0 && (own.isMarked || isRemark(line, own.text)) ? 1 : 0,
    flaws: Math.min(1, flaws / 3),
    marked: surely,
    repetition: repetition(line, read),
    takenUp: surely * takenUp(line, [...about, ...topicsOfDeeds(line, read)]),
    shown: shown(line, read),
    idle: idle(line, read),
    substance: surely * (1 - Math.exp(-new Set(about).size / 4)),
    full: surely * full(line, own.text),
    sentences: surely * Math.min(1, Math.max(0, sentencesIn(own.text).length - 1) / 2),
  };
}

/** Whether what was said before is taken up: words of the last line, and a little of those before. */
function takenUp({ before, language }: GaugedLine, about: readonly string[]): number {
  const { topics } = gaugeWords(language);
  const own = new Set(about);
  const [last = '', ...earlier] = before.slice(-3).toReversed();
  const shared = (text: string) => new Set(topics(text).filter((word) => own.has(word))).size;
  return 1 - Math.exp(-(shared(last) + shared(earlier.join(' ')) / 2));
}

function topicsOfDeeds({ language }: GaugedLine, { pieces }: ReadLine): readonly string[] {
  return gaugeWords(language).topics(pieces.done.join(' '));
}

/** How much is shown of what is done: a manner, a second movement, more than a verb and its object. */
function shown({ language }: GaugedLine, { pieces }: ReadLine): number {
  const { words, bareGesture } = gaugeWords(language);
  const most = Math.max(0, ...pieces.done.map((one) => words(one).length));
  const isMoved = pieces.done.some((one) => /\p{L}[、,，]\s?\p{L}/u.test(one));
  return Math.max(isMoved ? 1 : 0, Math.min(1, Math.max(0, most - bareGesture) / bareGesture));
}

/** A bare deed: what a list of actions would call it. */
function idle(line: GaugedLine, read: ReadLine): number {
  return read.pieces.done.length === 0 || shown(line, read) > 0 ? 0 : 1;
}

/** Room for a thought: up to two short sentences more is better, beyond that it is not. */
function full({ language }: GaugedLine, own: string): number {
  return Math.min(1, letterCount(own) / (ROOM * writingOf(language).length));
}

/** Letters of Japanese. */
const ROOM = 45;
