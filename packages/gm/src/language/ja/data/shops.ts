// What Japanese calls the house of a trade.
import type { Shops } from '../../shops.ts';

export const japaneseShops: Shops = {
  bakery: ['パン屋'],
  library: ['図書館'],
  tavern: ['酒場', '居酒屋'],
  florist: ['花屋'],
  pharmacy: ['薬局'],
  stable: ['納屋', '馬小屋'],
  church: ['教会'],
  smithy: ['鍛冶屋'],
  laundry: ['コインランドリー'],
  barber: ['床屋', '理髪店'],
  cinema: ['映画館'],
  court: ['裁判所', '法廷'],
  butcher: ['肉屋'],
  'toy-shop': ['おもちゃ屋'],
  'pet-shop': ['ペットショップ'],
  bookshop: ['本屋', '書店'],
};
