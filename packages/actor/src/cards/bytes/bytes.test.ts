// Bytes of cards against what Node makes of them: base64, checksums, packed data and text, for any bytes at all.
import { deflateRawSync, deflateSync, crc32 as nodeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';
import { crc32 } from './crc32.ts';
import { inflateCapped, unzlibCapped } from './inflate.ts';
import { fromLatin1, fromUtf8, joinedBytes, startsWith, toLatin1, toUtf8 } from './text.ts';

const anyBytes = fc.uint8Array({ maxLength: 300 });
const ascii = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const read = (text: string) => [...fromBase64(ascii(text), 'here')];

describe('base64', () => {
  it('is written as Node writes it, and read back in every form that is met', () => {
    fc.assert(
      fc.property(anyBytes, fc.nat(), (bytes, seed) => {
        const written = Buffer.from(toBase64(bytes)).toString('latin1');
        expect(written).toBe(Buffer.from(bytes).toString('base64'));
        const at = seed % (written.length + 1);
        const forms = [
          written,
          written.replaceAll('=', ''),
          written.replaceAll('+', '-').replaceAll('/', '_'),
          ...[' ', '\t', '\n', '\v', '\f', '\r'].map(
            (space) => written.slice(0, at) + space + written.slice(at),
          ),
        ];
        for (const form of forms) expect(read(form)).toEqual([...bytes]);
      }),
    );
  });

  it('refuses every other character, a single letter left over, and padding that is not the end', () => {
    const letters = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=');
    for (let code = 0; code < 256; code++) {
      const letter = String.fromCharCode(code);
      const isFine = letters.has(letter) || code === 0x20 || (code >= 0x09 && code <= 0x0d);
      if (isFine) expect(() => read(`QUJD${letter}${letter}`)).not.toThrow();
      else
        expect(() => read(`QUJD${letter}`)).toThrow(
          expect.objectContaining({ code: 'NOT_BASE64' }),
        );
    }
    for (const wrong of ['Q', 'QUJDQ', 'QQ===', 'QQ=Q', '=QQ', 'Q=Q='])
      expect(() => read(wrong)).toThrow(expect.objectContaining({ code: 'NOT_BASE64' }));
  });
});

describe('a checksum', () => {
  it('is what Node’s is', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(crc32(bytes)).toBe(nodeCrc32(Buffer.from(bytes)));
      }),
    );
  });
});

describe('packed data', () => {
  const caps = (maxBytes: number) => ({
    maxBytes,
    tooLarge: () => new Error('too large'),
    damaged: () => new Error('damaged'),
  });

  it('unpacks to what was packed, up to the last byte that is allowed', () => {
    fc.assert(
      fc.property(anyBytes, fc.integer({ min: 1, max: 400 }), (bytes, times) => {
        const whole = Buffer.concat(Array.from({ length: times }, () => Buffer.from(bytes)));
        for (const [pack, unpack] of [
          [deflateRawSync, inflateCapped],
          [deflateSync, unzlibCapped],
        ] as const) {
          const packed = pack(whole);
          expect(Buffer.from(unpack(packed, caps(whole.length))).equals(whole)).toBe(true);
          if (whole.length > 0)
            expect(() => unpack(packed, caps(whole.length - 1))).toThrow('too large');
        }
      }),
      { numRuns: 40 },
    );
  });

  it('that is none is damaged', () => {
    expect(() => inflateCapped(Uint8Array.of(0xff, 0xff, 0xff), caps(9))).toThrow('damaged');
    expect(() => unzlibCapped(ascii('no zlib at all'), caps(9))).toThrow('damaged');
  });
});

describe('text', () => {
  it('comes back as it was from UTF-8 and from Latin-1, and pieces as they lay', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(anyBytes), (text, pieces) => {
        const isMarked = text.startsWith('\uFEFF');
        expect(fromUtf8(toUtf8(text), 'here')).toBe(isMarked ? text.slice(1) : text);
        const joined = joinedBytes(pieces);
        expect(joined).toEqual(Uint8Array.from(pieces.flatMap((piece) => [...piece])));
        expect(toLatin1(fromLatin1(joined))).toEqual(joined);
      }),
    );
  });

  it('that is no UTF-8 is refused, a byte order mark is left out, and a head is looked for where it is said to be', () => {
    expect(() => fromUtf8(Uint8Array.of(0xc3, 0x28), 'here')).toThrow(
      expect.objectContaining({ code: 'NOT_UTF8' }),
    );
    expect(fromUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'here')).toBe('a');
    const bytes = ascii('xPK');
    expect(startsWith(bytes, { head: [0x50, 0x4b], from: 1 })).toBe(true);
    expect(startsWith(bytes, { head: [0x50, 0x4b] })).toBe(false);
    expect(startsWith(bytes, { head: [0x4b, 0x50], from: 2 })).toBe(false);
  });
});
