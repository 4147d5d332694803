// A card written as CHARX: an archive of the card and its assets, the same bytes every time.
import { zipSync } from 'fflate';
import { toUtf8 } from '../bytes/text.ts';
import type { Card } from '../card.ts';
import { CardError } from '../card-error.ts';
import type { CardData } from '../schema/card-data.ts';
import { isCodeName, isSafeName } from '../zip/entry-name.ts';
import type { CardAsset } from '../zip/read-charx.ts';
import { cardJson, type WriteOptions } from './card-json.ts';

const ICON = 'assets/icon/images/main.png';
/** The first moment an archive can name, in whatever zone, so that equal cards give equal files. */
const NO_DATE = '1980-01-01T00:00:00';

export interface CharxOptions extends WriteOptions {
  /** A PNG that becomes the main icon. */
  readonly picture?: Uint8Array;
  /** Assets by the names the card calls them by. */
  readonly assets?: readonly CardAsset[];
}

/** The archive of a card. */
export function cardCharx(
  card: Pick<Card, 'data' | 'beside'>,
  { picture, assets = [], ...options }: CharxOptions = {},
): Uint8Array {
  const isRefused = ({ name }: CardAsset) =>
    !isSafeName(name) || isCodeName(name) || name === 'card.json';
  if (assets.some(isRefused)) throw new CardError('ZIP_NAME_UNSAFE');
  const data = picture === undefined ? card.data : withIcon(card.data);
  const entries = [
    [
      'card.json',
      toUtf8(cardJson({ data, beside: card.beside }, { version: 3, options })),
    ] as const,
    ...assets.map(({ name, bytes }) => [name, bytes] as const),
    ...(picture === undefined ? [] : [[ICON, picture] as const]),
  ];
  return zipSync(Object.fromEntries(entries), { mtime: NO_DATE, level: 6 });
}

function withIcon(data: CardData): CardData {
  const others = (data.assets ?? []).filter(({ type, name }) => type !== 'icon' || name !== 'main');
  const icon = { type: 'icon', uri: `embeded://${ICON}`, name: 'main', ext: 'png' };
  return { ...data, assets: [icon, ...others] };
}
