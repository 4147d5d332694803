// The host's hash and the portable one agree on every text.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { portableSha256, sha256, sha256Hex } from './sha256.ts';

it('[W9] any text has one digest, wherever it is taken', () => {
  expect(sha256).not.toBe(portableSha256);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect([...sha256(text)]).toEqual([...portableSha256(text)]);
      expect(sha256Hex(text)).toBe(Buffer.from(portableSha256(text)).toString('hex'));
    }),
    { numRuns: 500 },
  );
  for (const text of ['', '箱庭🌱', '\ud83c', 'a\udf31b'])
    expect([...sha256(text)]).toEqual([...portableSha256(text)]);
});
