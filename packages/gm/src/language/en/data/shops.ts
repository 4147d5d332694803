// What English calls the house of a trade.
import type { Shops } from '../../shops.ts';

export const englishShops: Shops = {
  bakery: ['bakery', 'bakehouse'],
  library: ['library'],
  tavern: ['tavern', 'pub', 'saloon', 'alehouse'],
  florist: ['flower shop', 'florist', "florist's"],
  pharmacy: ['pharmacy', 'drugstore', 'apothecary'],
  stable: ['barn', 'stable', 'stables'],
  church: ['church', 'cathedral'],
  smithy: ['smithy', 'forge', 'blacksmith'],
  laundry: ['laundromat'],
  barber: ['barbershop', 'barber shop'],
  cinema: ['cinema', 'movie theater'],
  court: ['courthouse', 'courtroom'],
  butcher: ['butcher shop', "butcher's"],
  'toy-shop': ['toy shop', 'toy store'],
  'pet-shop': ['pet shop', 'pet store'],
  bookshop: ['bookshop', 'bookstore'],
};
