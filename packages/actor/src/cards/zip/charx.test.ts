// CHARX: read with its assets, and refused when it is made to do harm.
import { describe, expect, it } from 'vitest';
import { joinedBytes, toUtf8 } from '../bytes/text.ts';
import { readCard } from '../read-card.ts';
import { charxWith, faultOf, jsonBytes, rawZip, V3 } from '../test/build.ts';
import { cardCharx } from '../write/card-charx.ts';

const card = { name: 'card.json', bytes: jsonBytes(V3) };
const picture = Uint8Array.of(1, 2, 3, 4);

describe('reading', () => {
  it('[C6] gives the card and its assets, by content and not by name', () => {
    const bytes = charxWith({ 'card.json': card.bytes, 'assets/icon/images/a.png': picture });
    const { container, assets, card: read } = readCard(bytes);
    expect(container).toBe('charx');
    expect(read.data).toEqual(V3.data);
    expect(assets).toEqual([{ name: 'assets/icon/images/a.png', bytes: picture }]);
  });

  it('[C6] finds the archive behind a JPEG', () => {
    const bytes = joinedBytes([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 9, 9), rawZip([card])]);
    expect(readCard(bytes).card.data.name).toBe('Mio');
    expect(faultOf(() => readCard(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)))).toBe('ZIP_DAMAGED');
  });

  it('[C6] never unpacks programs, and says so', () => {
    const code = ['assets/other/code/a.bin', 'x.lua', 'module.risum', 'b.JS'];
    const { assets, notices } = readCard(
      rawZip([card, ...code.map((name) => ({ name, bytes: picture }))]),
    );
    expect(assets).toEqual([]);
    expect(notices.map((one) => one.code)).toContain('CODE_LEFT_OUT');
  });
});

describe('refusals', () => {
  const zeros = new Uint8Array(1_000_000);
  const names = [
    '../a',
    'a/../../b',
    '/etc/a',
    'C:/a',
    'a\\b',
    'a//b',
    './a',
    '..%2fa',
    'a\0b',
    'a\nb',
    '__proto__',
    'x'.repeat(300),
  ];

  it.each(names)('[C7] refuses the name %j', (name) => {
    expect(faultOf(() => readCard(rawZip([card, { name, bytes: picture }])))).toBe(
      'ZIP_NAME_UNSAFE',
    );
    expect(
      faultOf(() => cardCharx(readCard(card.bytes).card, { assets: [{ name, bytes: picture }] })),
    ).toBe('ZIP_NAME_UNSAFE');
  });

  it.each([
    ['two entries of one name', rawZip([card, { ...card, name: 'CARD.json' }]), 'ZIP_NAME_UNSAFE'],
    ['no card', rawZip([{ name: 'a.png', bytes: picture }]), 'CHARX_WITHOUT_CARD'],
    ['a card in a folder', rawZip([{ ...card, name: 'x/card.json' }]), 'CHARX_WITHOUT_CARD'],
    ['encryption', rawZip([{ ...card, flags: 1 }]), 'ZIP_UNSUPPORTED'],
    ['another packing', rawZip([{ ...card, method: 12 }]), 'ZIP_UNSUPPORTED'],
    ['a bomb', rawZip([card, { name: 'a.png', bytes: zeros }]), 'ZIP_RATIO'],
    ['a bomb that lies', rawZip([card, { name: 'a.png', bytes: zeros, claims: 9 }]), 'ZIP_RATIO'],
    [
      'a size that is promised only',
      rawZip([{ ...card, claims: card.bytes.length + 1 }]),
      'ZIP_DAMAGED',
    ],
    [
      'an entry too large',
      rawZip([card, { name: 'a', bytes: picture, claims: 0x7fffffff }]),
      'ZIP_TOO_LARGE',
    ],
    [
      'too many entries',
      rawZip(
        Array.from({ length: 2_001 }, (_, index) => ({
          name: `${index}`,
          bytes: picture,
          method: 0,
        })),
      ),
      'ZIP_TOO_MANY_ENTRIES',
    ],
    [
      'a sum too large',
      rawZip([
        card,
        ...['a', 'b', 'c', 'd'].map((name) => ({
          name,
          bytes: new Uint8Array(200_000).map((_, index) => (index * 7919) >> 3),
          claims: 30_000_000,
        })),
      ]),
      'ZIP_TOO_LARGE',
    ],
    ['a cut archive', rawZip([card]).subarray(0, 300), 'ZIP_DAMAGED'],
    ['a card that is no JSON', rawZip([{ name: 'card.json', bytes: toUtf8('x') }]), 'NOT_JSON'],
  ])('[C7] refuses %s', (_, bytes, code) => {
    expect(faultOf(() => readCard(bytes))).toBe(code);
  });
});
