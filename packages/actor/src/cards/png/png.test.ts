// Cards in pictures: found, preferred by version, put in without touching the picture.
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../bytes/base64.ts';
import { joinedBytes, toLatin1, toUtf8 } from '../bytes/text.ts';
import { readCard } from '../read-card.ts';
import { cardChunk, faultOf, jsonBytes, pngWith, V2, V3 } from '../test/build.ts';
import { putInPng } from './card-in-png.ts';
import { makeChunk, readPng, writePng } from './chunk.ts';
import { placeholderPng } from './placeholder.ts';
import { textChunk } from './text-chunk.ts';

const inside = toBase64(jsonBytes(V2));
const bare = placeholderPng('test');

describe('reading', () => {
  it('[C3] prefers ccv3 to chara, whatever stands first, and any case of the keyword', () => {
    const both = pngWith(cardChunk('ccv3', V3), cardChunk('chara', V2));
    expect(readCard(both).card.version).toBe(3);
    expect(readCard(pngWith(cardChunk('Chara', V2))).card.version).toBe(2);
  });

  it('[C3] reads Japanese as UTF-8', () => {
    const value = { ...V2, data: { ...V2.data, name: '澪', description: '灯台守。😀' } };
    expect(readCard(pngWith(cardChunk('chara', value))).card.data).toMatchObject({
      name: '澪',
      description: '灯台守。😀',
    });
  });

  it.each([
    ['zTXt', makeChunk('zTXt', joinedBytes([toLatin1('chara\0\0'), zlibSync(inside)]))],
    ['iTXt', makeChunk('iTXt', joinedBytes([toLatin1('chara\0\0\0en\0\0'), inside]))],
    [
      'packed iTXt',
      makeChunk('iTXt', joinedBytes([toLatin1('chara\0\x01\0\0\0'), zlibSync(inside)])),
    ],
    ['plain JSON', textChunk('chara', toUtf8(JSON.stringify(V2)))],
    [
      'broken lines',
      textChunk(
        'chara',
        joinedBytes([inside.subarray(0, 76), toUtf8('\r\n'), inside.subarray(76)]),
      ),
    ],
  ])('[C3] tolerates %s', (_, chunk) => {
    expect(readCard(pngWith(chunk)).card.data.name).toBe('Mio');
  });

  it('[C3] reads assets in chunks of their own', () => {
    const asset = textChunk('chara-ext-asset_:3', toBase64(Uint8Array.of(1, 2, 3)));
    const { assets } = readCard(pngWith(cardChunk('chara', V2), asset));
    expect(assets).toEqual([{ name: '3', bytes: Uint8Array.of(1, 2, 3) }]);
  });
});

describe('writing', () => {
  it('[C4] leaves every other byte of the picture as it was', () => {
    const noted = pngWith(textChunk('Comment', toUtf8('mine')));
    const original = joinedBytes([noted, toUtf8('after the end')]);
    const once = putInPng(original, { chara: JSON.stringify(V2) });
    const twice = putInPng(once, { chara: JSON.stringify(V2), ccv3: JSON.stringify(V3) });
    expect(readCard(twice).picture).toEqual(original);
    expect(
      readPng(twice)
        .chunks.map(({ type }) => type)
        .slice(-3),
    ).toEqual(['tEXt', 'tEXt', 'IEND']);
    expect(readPng(twice).chunks.filter(({ type }) => type === 'tEXt')).toHaveLength(3);
  });

  it('[C4] makes a plain picture that is a sound PNG, the same for the same name', () => {
    expect(placeholderPng('a')).toEqual(placeholderPng('a'));
    expect(writePng(readPng(bare))).toEqual(bare);
  });
});

describe('refusals', () => {
  const spoiled = (at: number) => bare.with(at, (bare[at] ?? 0) ^ 1);

  it.each([
    ['no card', bare, 'PNG_WITHOUT_CARD'],
    ['a cut file', bare.subarray(0, 40), 'PNG_DAMAGED'],
    ['only a signature', bare.subarray(0, 8), 'PNG_DAMAGED'],
    ['no end', bare.subarray(0, bare.length - 12), 'PNG_DAMAGED'],
    ['a length past the end', bare.with(8, 0x7f), 'PNG_DAMAGED'],
    ['a wrong checksum', spoiled(20), 'PNG_CHECKSUM'],
    ['no base64', pngWith(textChunk('chara', toUtf8('***'))), 'NOT_BASE64'],
    ['cut base64', pngWith(textChunk('chara', toUtf8('eyJhI'))), 'NOT_BASE64'],
    ['base64 of no JSON', pngWith(textChunk('chara', toBase64(toUtf8('hi')))), 'NOT_JSON'],
    [
      'a header that comes late',
      writePng({ chunks: readPng(bare).chunks.slice(1), tail: new Uint8Array(0) }),
      'PNG_DAMAGED',
    ],
    [
      'too many chunks',
      pngWith(...Array.from({ length: 20_000 }, () => textChunk('a', new Uint8Array(0)))),
      'PNG_TOO_MANY_CHUNKS',
    ],
    [
      'a text that swells',
      pngWith(
        makeChunk(
          'zTXt',
          joinedBytes([toLatin1('chara\0\0'), zlibSync(new Uint8Array(40_000_000))]),
        ),
      ),
      'TEXT_TOO_LARGE',
    ],
    ['packed rubbish', pngWith(makeChunk('zTXt', toLatin1('chara\0\0rubbish'))), 'PNG_DAMAGED'],
  ])('[C5] refuses %s', (_, bytes, code) => {
    expect(faultOf(() => readCard(bytes))).toBe(code);
  });
});
