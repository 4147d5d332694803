// The sentences of `hakoniwa lab` in a language, with places filled in.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { LabCliWording } from './wording.ts';

const WORDINGS: TextTable<LabCliWording> = { ja, en };

export function sayLab(
  language: Language,
  {
    word,
    values = {},
  }: {
    readonly word: keyof LabCliWording;
    readonly values?: Readonly<Record<string, string | number>> | undefined;
  },
): string {
  return textIn(WORDINGS, language)[word].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}
