// Houses of a trade, whatever a language calls them: none of them holds another.

/** No castle, station or school is among them, in which there may be anything. */
export type Trade =
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
export type Houses = Readonly<Partial<Record<Trade, readonly string[]>>>;

/** All words for the house of each trade. */
export function joinHouses(languages: readonly Houses[]): readonly (readonly string[])[] {
  const trades = new Set(languages.flatMap((houses) => Object.keys(houses) as Trade[]));
  return [...trades].map((trade) => languages.flatMap((houses) => houses[trade] ?? []));
}
