// Widths in a terminal, and text that cannot steer it.
import { expect, it } from 'vitest';
import { painter } from './paint.ts';
import { safeText } from './safe-text.ts';
import { fitWidth, padWidth, tailOf, textWidth } from './text-width.ts';

it('counts two columns for a Japanese character', () => {
  expect(textWidth('あゆ ab')).toBe(7);
  expect(fitWidth('あゆab', 3)).toBe('あ');
  expect(fitWidth('あゆab', 5)).toBe('あゆa');
  expect(tailOf('あゆab', 4)).toBe('…ゆab');
  expect(tailOf('ab', 4)).toBe('ab');
  expect(padWidth('あ', 4)).toBe('あ  ');
});

it('lets no control code through', () => {
  expect(safeText('a\u001B[2Jb\u0007\u202Ec\n')).toBe('a [2Jb c');
  expect(safeText('か\u3099')).toBe('か\u3099');
});

it('paints only where it may', () => {
  expect(painter(true)('red', 'x')).toBe('\u001B[31mx\u001B[0m');
  expect(painter(undefined)('red', 'x')).toBe('x');
  expect(painter(true)('red', '')).toBe('');
});
