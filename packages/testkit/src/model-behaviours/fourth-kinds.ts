// A fourth lot of habits by which small models spoil a good turn: traces of programs and pages, parts misplaced, letters set apart.
import type { ModelReply } from '../model-servers/model-ask.ts';
import { type FourthPattern, fourthPatterns } from './data/fourth-words.ts';
import { patternKinds } from './filled-pattern.ts';
import { inForm } from './good-line.ts';
import type { SloppyTurn } from './sloppy-kinds.ts';

type Spoil = (turn: SloppyTurn) => string | ModelReply;

/** The turn in its form with its words changed letter by letter. */
const lettered = (turn: SloppyTurn, change: (letters: readonly string[]) => string) =>
  inForm({ ...turn, words: change([...turn.words]) }, turn.language);

const PATTERNS = patternKinds<FourthPattern>(fourthPatterns);

const HIRAGANA = /[\u3041-\u3096]/gu;
const KANA_GAP = 0x60;
const ESCAPE = '\u{1b}';
const LINE_LETTERS = 12;

/** In capitals, or in katakana where there are none. */
const shouted = (text: string) =>
  text
    .toUpperCase()
    .replace(HIRAGANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + KANA_GAP));

const LETTERS = {
  'letters-spaced': (turn) => lettered(turn, (letters) => letters.join(' ')),
  shouted: (turn) => lettered(turn, (letters) => shouted(letters.join(''))),
  'hard-wrapped': (turn) =>
    lettered(turn, (letters) =>
      letters.map((one, i) => (i % LINE_LETTERS === LINE_LETTERS - 1 ? `${one}\n` : one)).join(''),
    ),
  'marks-on-letters': (turn) =>
    lettered(turn, (letters) =>
      letters.map((one) => (/\p{L}/u.test(one) ? `${one}\u{336}` : one)).join(''),
    ),
  'terminal-colours': (turn) =>
    `${ESCAPE}[1;35m${lettered(turn, (letters) => letters.join(''))}${ESCAPE}[0m`,
} as const satisfies Readonly<Record<string, Spoil>>;

export const FOURTH_KINDS = { ...PATTERNS, ...LETTERS };

export type FourthKind = keyof typeof FOURTH_KINDS;
