// The wording of cards in both languages.
import type { TextTable } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { CardWording } from './wording.ts';

export const cardWording: TextTable<CardWording> = { ja, en };

/** A sentence with its `{words}` filled in. */
export function filledCardText(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => String(values[word] ?? '…'));
}
