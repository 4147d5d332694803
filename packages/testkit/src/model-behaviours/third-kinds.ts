// A third lot of habits by which small models spoil a good turn: patterns around it, and letters gone wrong in it.
import type { ModelReply } from '../model-servers/model-ask.ts';
import {
  type ThirdPattern,
  thirdMojibake,
  thirdPatterns,
  thirdReadings,
} from './data/third-words.ts';
import { patternKinds } from './filled-pattern.ts';
import { inForm } from './good-line.ts';
import type { SloppyTurn } from './sloppy-kinds.ts';

type Spoil = (turn: SloppyTurn) => string | ModelReply;

/** The turn in its form with other words in it. */
const worded = (turn: SloppyTurn, words: string) => inForm({ ...turn, words }, turn.language);

const PATTERNS = patternKinds<ThirdPattern>(thirdPatterns);

/** The narrow letter of each wide kana and mark. */
const NARROW = new Map(
  Array.from({ length: 0xff9e - 0xff61 }, (_, i) => String.fromCodePoint(0xff61 + i)).flatMap(
    (letter) =>
      ['', '\u{ff9e}', '\u{ff9f}'].flatMap((mark) => {
        const wide = (letter + mark).normalize('NFKC');
        return wide.length === 1 ? [[wide, letter + mark] as const] : [];
      }),
  ),
);
const narrow = (text: string) => [...text].map((letter) => NARROW.get(letter) ?? letter).join('');
const wide = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));
const escaped = (text: string) =>
  text.replace(/[^\w .,]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** The text with a mark between its words, or where letters run on, after every fourth. */
const marked = (text: string, mark: string) =>
  text.includes(' ') ? text.replaceAll(' ', mark) : text.replace(/.{4}(?=.)/gsu, `$&${mark}`);

function readAloud({ words, language }: SloppyTurn): string {
  const found = thirdReadings[language].find(({ word }) => words.includes(word));
  return found ? words.replace(found.word, found.read) : words;
}

const LETTERS = {
  'readings-in-brackets': (turn) => worded(turn, readAloud(turn)),
  'other-width': (turn) =>
    turn.language === 'ja' ? narrow(worded(turn, turn.words)) : worded(turn, wide(turn.words)),
  'escaped-letters': (turn) => worded(turn, `${escaped(turn.words)}\\u2026`),
  mojibake: (turn) => worded(turn, `${turn.words} ${thirdMojibake[turn.language]}`),
  'word-marks': (turn) => worded(turn, marked(turn.words, '▁')),
  'byte-marks': (turn) => `${worded(turn, marked(turn.words, 'Ġ'))}ĊĊ`,
} as const satisfies Readonly<Record<string, Spoil>>;

export const THIRD_KINDS = { ...PATTERNS, ...LETTERS };

export type ThirdKind = keyof typeof THIRD_KINDS;
