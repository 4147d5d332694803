// The card in a PNG: found, taken out, put in; the picture itself is never touched.
import { fromBase64, toBase64 } from '../bytes/base64.ts';
import { toUtf8 } from '../bytes/text.ts';
import { CardError } from '../card-error.ts';
import { type Chunk, type Png, readPng, writePng } from './chunk.ts';
import { chunkText, keywordOf, textChunk } from './text-chunk.ts';

/** The newer form is looked for first. */
const KEYWORDS = ['ccv3', 'chara'] as const;
const ASSET_KEYWORD = /^chara-ext-asset_:?/;
const BRACE = '{'.charCodeAt(0);

export interface PngCard {
  /** The bytes of the card's JSON. */
  readonly json: Uint8Array;
  readonly keyword: (typeof KEYWORDS)[number];
  /** The picture without any card in it. */
  readonly picture: Uint8Array;
  /** Assets in chunks of their own, as one program once wrote them; names are only labels. */
  readonly assets: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** The card in a PNG, the newest form it holds. */
export function cardInPng(bytes: Uint8Array): PngCard {
  const png = readPng(bytes);
  const picture = writePng(withoutCards(png));
  for (const keyword of KEYWORDS) {
    // When a program has added a second one without removing the first, the last is the newer.
    const chunk = png.chunks.findLast((one) => cardKeyword(one) === keyword);
    if (chunk) return { json: jsonIn(chunk, keyword), keyword, picture, assets: assetsIn(png) };
  }
  throw new CardError('PNG_WITHOUT_CARD');
}

/** The picture with these cards in it, just before its end, in place of any it had. */
export function putInPng(
  picture: Uint8Array,
  texts: Readonly<Partial<Record<(typeof KEYWORDS)[number], string>>>,
): Uint8Array {
  const { chunks, tail } = withoutCards(readPng(picture));
  const cards = (['chara', 'ccv3'] as const).flatMap((keyword) => {
    const text = texts[keyword];
    return text === undefined ? [] : [textChunk(keyword, toBase64(toUtf8(text)))];
  });
  return writePng({ chunks: [...chunks.slice(0, -1), ...cards, ...chunks.slice(-1)], tail });
}

function cardKeyword(chunk: Chunk): string | undefined {
  const keyword = keywordOf(chunk)?.toLowerCase();
  return KEYWORDS.find((one) => one === keyword);
}

function withoutCards({ chunks, tail }: Png): Png {
  return { chunks: chunks.filter((chunk) => cardKeyword(chunk) === undefined), tail };
}

/** Base64 as the format says; plain JSON as some programs write it. */
function jsonIn(chunk: Chunk, keyword: string): Uint8Array {
  const text = chunkText(chunk);
  const first = text.find((byte) => byte > 0x20);
  return first === BRACE ? text : fromBase64(text, keyword);
}

function assetsIn({ chunks }: Png) {
  return chunks.flatMap((chunk) => {
    const keyword = keywordOf(chunk) ?? '';
    if (!ASSET_KEYWORD.test(keyword)) return [];
    const name = keyword.replace(ASSET_KEYWORD, '');
    return [{ name, bytes: fromBase64(chunkText(chunk), 'chara-ext-asset') }];
  });
}
