// The CLI's wording of a language, with its blanks filled.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage/vocabulary';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { CliWording } from './wording.ts';

const WORDINGS: TextTable<CliWording> = { ja, en };

/** A sentence with `{blanks}` filled. */
export function say(
  language: Language,
  {
    key,
    values = {},
  }: {
    readonly key: keyof CliWording;
    readonly values?: Readonly<Record<string, string | number>> | undefined;
  },
): string {
  return textIn(WORDINGS, language)[key].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}
