// A card written into a picture: as V3, with a V2 copy for programs that know no other.
import type { Card } from '../card.ts';
import { cardWording } from '../locale/index.ts';
import { splitDecorators } from '../lore/decorators.ts';
import { putInPng } from '../png/card-in-png.ts';
import { placeholderPng } from '../png/placeholder.ts';
import type { CardData } from '../schema/card-data.ts';
import { cardObject, type WriteOptions } from './card-json.ts';

/** The picture with the card in it; without one, a plain picture. */
export function cardPng(
  card: Pick<Card, 'data' | 'beside'>,
  { picture, ...options }: WriteOptions & { readonly picture?: Uint8Array } = {},
): Uint8Array {
  const copy = { beside: card.beside, data: forOlder(card.data) };
  return putInPng(picture ?? placeholderPng(card.data.name), {
    chara: JSON.stringify(cardObject(copy, 2, options)),
    ccv3: JSON.stringify(cardObject(card, 3, options)),
  });
}

/** Older programs would show decorators as text; the notice says where the whole is. */
function forOlder(data: CardData): CardData {
  const { words } = cardWording.en;
  const creator_notes = [data.creator_notes, words.backfilled]
    .filter((one) => one !== '')
    .join('\n\n');
  const book = data.character_book;
  if (book === undefined) return { ...data, creator_notes };
  const entries = book.entries.map((entry) => ({
    ...entry,
    content: splitDecorators(entry.content).text,
  }));
  return { ...data, creator_notes, character_book: { ...book, entries } };
}
