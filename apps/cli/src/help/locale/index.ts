// What a command or an option is for, in every language.
import type { TextLanguage } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The text of a key in each language, with `{blanks}` filled; help is printed in the one that was asked for. */
export function commandText(
  key: keyof typeof en,
  values: Readonly<Record<string, string>> = {},
): Readonly<Record<TextLanguage, string>> {
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { ja: filled(ja[key]), en: filled(en[key]) };
}

/** Commands, by the names their summaries stand under. */
export type Summarised = keyof typeof en extends infer Key
  ? Key extends `${infer Name}.summary`
    ? Name
    : never
  : never;
