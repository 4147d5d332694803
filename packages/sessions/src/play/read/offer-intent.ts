// Something is asked of people who offer it: a bed, a bowl, a drill, wares, the way, news.
import type { PlayerWish } from '@hakoniwa/gm';
import type { Offer } from '../../pack/offer.ts';
import type { PlayIntent } from '../intent.ts';
import { othersHere } from '../look.ts';
import { askedPlace } from './asked-place.ts';
import { itemNamed } from './item-named.ts';
import type { ReadingText } from './reading-text.ts';

/** The words that ask for each kind of offer. */
const ASKED: Readonly<Partial<Record<Offer['kind'], PlayerWish>>> = {
  lodging: 'rest',
  heal: 'eat',
  training: 'train',
  trade: 'buy',
  guidance: 'ways',
};

export function offerIntent({ turn, text, wants }: ReadingText): PlayIntent | undefined {
  const { services = {} } = turn.scene.campaign.session;
  const item = wants('buy') ? itemNamed(turn, text) : undefined;
  for (const { id: who } of othersHere(turn)) {
    for (const { id: offer, kind, items } of services[who] ?? []) {
      const wish = ASKED[kind];
      if (wish === undefined || !wants(wish)) continue;
      // One place is pointed out by anybody; to be told of all of them is what is offered.
      if (kind === 'guidance' && askedPlace(turn, text) !== undefined) continue;
      if (kind === 'trade' && (item === undefined || !items?.includes(item))) continue;
      return { do: 'offer', who, offer, ...(item === undefined ? {} : { item }) };
    }
  }
  return undefined;
}
