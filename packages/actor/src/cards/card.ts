// A card as it was read: what it says, what stood beside that, and its very words.
import type { JsonObject } from '@hakoniwa/stage';
import type { CardData } from './schema/card-data.ts';

export interface Card {
  /** The version of the format it was written in. */
  readonly version: 1 | 2 | 3;
  /** In the shape of the newest version; fields nobody knows are kept in their place. */
  readonly data: CardData;
  /** What stood beside the data, outside of the format. */
  readonly beside: JsonObject;
  /** The JSON as it came. */
  readonly text: string;
}
