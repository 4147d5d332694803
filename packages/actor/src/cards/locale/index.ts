// The wording of cards in both languages.
import type { Language } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { CardWording } from './wording.ts';

export const cardWording: Readonly<Record<Language, CardWording>> = { ja, en };

/** A sentence with its `{words}` filled in. */
export function filledCardText(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => String(values[word] ?? '…'));
}
