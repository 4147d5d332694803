// The sentences of `hakoniwa play` in a language, with places filled in.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { PlayWord } from './play-words.ts';
import type { PlayProblem, PlaySaying, PlayWording } from './wording.ts';

const WORDINGS: TextTable<PlayWording> = { ja, en };

type Values = Readonly<Record<string, string | number>>;

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Says things in one language. */
export type Say = (word: PlaySaying, values?: Values) => string;

export function sayerOf(language: Language): Say {
  return (word, values = {}) => fill(textIn(WORDINGS, language).says[word], values);
}

/** What went wrong, for people. */
export function problemText(language: Language, code: string): string {
  const { problems } = textIn(WORDINGS, language);
  const known = Object.hasOwn(problems, code) ? (code as PlayProblem) : 'other';
  return fill(problems[known], { code });
}

export const helpOf = (language: Language, word: PlayWord): string =>
  textIn(WORDINGS, language).help[word];
