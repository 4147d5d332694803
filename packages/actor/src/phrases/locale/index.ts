// The notes on phrases in both languages.
import type { TextLanguage } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';

type Texts = Readonly<Record<TextLanguage, string>>;

/** The note that somebody speaks by the default grammar. */
export function phraseNotes(values: Readonly<Record<string, string | number>>): {
  message: Texts;
  fix: Texts;
} {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, word: string) => String(values[word] ?? '…'));
  return {
    message: { ja: fill(ja.message), en: fill(en.message) },
    fix: { ja: ja.fix, en: en.fix },
  };
}
