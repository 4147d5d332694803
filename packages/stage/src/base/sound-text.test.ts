// Sound text: told apart, mended, and found at its first place in any JSON.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSoundText, soundText, unsoundTextIn, withSoundText } from './sound-text.ts';

it.each([
  ['', true],
  ['箱庭🌱 \t\r\n\u0001\u0018\u007f\u0085\u202e\ufeff\ufffe\uffff', true],
  ['a\u0000b', false],
  ['\ud83c', false],
  ['\udf31\ud83c', false],
])('[W10] %j is sound: %s', (text, isSound) => {
  expect(isSoundText(text)).toBe(isSound);
});

it('[W10] mends any text once, by as many characters as there were', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0xffff }), { maxLength: 50 }), (units) => {
      const text = String.fromCharCode(...units);
      const sound = soundText(text);
      expect(isSoundText(sound)).toBe(true);
      expect(sound).toHaveLength(text.length);
      expect(soundText(sound)).toBe(sound);
      if (isSoundText(text)) expect(sound).toBe(text);
      expect(Buffer.from(sound).toString()).toBe(sound);
    }),
  );
});

it('[W10] finds the first text or key of any JSON, and mends them all', () => {
  const value = { a: ['x', { b: 'y' }], c: [1, { d: 'z\u0000', 'e\ud800': 2 }], f: '\u0000' };
  expect(unsoundTextIn(value)).toBe('c.1.d');
  expect(unsoundTextIn({ 'k\u0000': 1 })).toBe('k\ufffd');
  expect(unsoundTextIn('\u0000')).toBe('');
  expect(withSoundText(value)).toEqual({
    ...{ a: ['x', { b: 'y' }], c: [1, { d: 'z\ufffd', 'e\ufffd': 2 }], f: '\ufffd' },
  });
  const sound = { a: [null, true, 'x'] };
  expect(withSoundText(sound)).toBe(sound);
  const own = JSON.parse('{"__proto__":{"a":"\\u0000"},"b":1}');
  expect(JSON.stringify(withSoundText(own))).toBe('{"__proto__":{"a":"\ufffd"},"b":1}');
  let deep: unknown = '\u0000';
  for (let level = 0; level < 100_000; level++) deep = [deep];
  let inner = withSoundText(deep);
  while (Array.isArray(inner)) inner = inner[0];
  expect(inner).toBe('\ufffd');
});
