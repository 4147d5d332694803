// Houses of a trade, whatever a language calls them: none of them holds another.
import type { ByMeaning } from './by-meaning.ts';

/** No castle, station or school is among them, in which there may be anything. */
type Trade =
  | 'bakery'
  | 'library'
  | 'tavern'
  | 'florist'
  | 'pharmacy'
  | 'stable'
  | 'church'
  | 'smithy'
  | 'laundry'
  | 'barber'
  | 'cinema'
  | 'court'
  | 'butcher'
  | 'toy-shop'
  | 'pet-shop'
  | 'bookshop';

/** What a language calls the house of a trade, in small letters. */
export type Shops = ByMeaning<Trade>;
