// The same again: inside a text, and from what was said before it.
import { gaugeWords } from './data/words.ts';
import type { GaugedLine } from './line.ts';
import type { Pieces } from './pieces.ts';

/** How much of a text goes in circles, from 0 to 1: words, sentences or letters that come back and back. */
export function looped({ language }: GaugedLine, { text, said }: Pieces): number {
  const words = gaugeWords(language).words(text.toLowerCase());
  const sentences = text.split(/[。！？!?\n」”"]+|\.\s/u).map((one) => one.trim());
  return Math.max(
    again(sentences),
    again(said.map((one) => one.text)),
    circling(words, { room: 40, few: 12, distinct: 0.45 }),
    circling([...text.replaceAll(/\s/gu, '')], { room: 60, few: 20, distinct: 0.18 }),
  );
}

/** The share of what comes a second time among what is longer than a word. */
function again(some: readonly string[]): number {
  const long = some.filter((one) => one.length > 5);
  return long.length === 0 ? 0 : 1 - new Set(long).size / long.length;
}

interface Circle {
  /** How many are looked at, from the beginning and from the end: a longer text repeats itself anyway. */
  readonly room: number;
  readonly few: number;
  readonly distinct: number;
}

/** Tokens with too few different ones among them. */
function circling(tokens: readonly string[], { room, few, distinct }: Circle): number {
  if (tokens.length < few) return 0;
  const shares = [tokens.slice(0, room), tokens.slice(-room)].map(
    (some) => new Set(some).size / some.length,
  );
  const least = Math.min(...shares);
  return least >= distinct ? 0 : 1 - least;
}

/** How like a text is to what was said last, from 0 to 1: as a whole, or in most of the pieces it is said in. */
export function repeated(line: GaugedLine, { own, pieces }: RepeatedParts): number {
  const all = pieces.said.reduce((sum, { text }) => sum + text.length, 0);
  const share = ({ text }: { text: string }) => (likeness(line, text) * text.length) / all;
  const inPieces = pieces.said.reduce((sum, one) => sum + share(one), 0);
  return Math.max(likeness(line, own), inPieces);
}

interface RepeatedParts {
  readonly own: string;
  readonly pieces: Pieces;
}

/** A word may come back, a sentence may not. */
function likeness({ before }: GaugedLine, own: string): number {
  const mine = bareLetters(own);
  if (mine.length < FEW_LETTERS) return 0;
  const recent = before.slice(-LOOKED_BACK).map(bareLetters);
  if (recent.includes(mine)) return 1;
  const pairs = pairsOf(mine);
  if (pairs.size < FEW_PAIRS) return 0;
  const closest = Math.max(0, ...recent.map((said) => alike(pairs, pairsOf(said))));
  return Math.max(0, closest - CHANCE) / (1 - CHANCE);
}

/** Instinct keeps its lines twenty apart. */
const LOOKED_BACK = 20;
const FEW_LETTERS = 5;
const FEW_PAIRS = 8;
/** Lines of one language share so many pairs of letters anyway. */
const CHANCE = 0.5;

function bareLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...text];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

function alike(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => two.has(pair)).length;
  const all = one.size + two.size - shared;
  return all === 0 ? 0 : shared / all;
}
