// What a card is made of: a character in one language, with their lore and the card they came from.
import { LANGUAGES, type Language } from '@hakoniwa/stage';
import type { Card } from '../card.ts';
import type { CardReading } from './from-card.ts';
import type { PlainBeginning, PlainCharacter, PlainLore } from './plain-character.ts';

/** A character taken out of a pack or a world, ready to become a card. */
export interface CardSource {
  readonly id: string;
  readonly language: Language;
  readonly character: PlainCharacter;
  /** How their story begins, where that is known. */
  readonly beginning?: PlainBeginning | undefined;
  /** The lore about them, by id. */
  readonly lore: Readonly<Record<string, PlainLore>>;
  /** The card they came from. */
  readonly original?: Card | undefined;
  /** What {{user}} had become when they came; the usual word of either language when absent. */
  readonly user?: string | undefined;
}

/** The ways the original may have been read when it came: nobody wrote down which it was. */
export function readingsOf({ language, user }: CardSource): CardReading[] {
  const others = LANGUAGES.filter((one) => one !== language);
  return [language, ...others].map((one) => ({ language: one, user }));
}
