import { expect, it } from 'vitest';
import { inserted } from './guide-blocks.ts';

it('a guide that no longer fits the code is noticed', () => {
  expect(() => inserted('a\nb\n', ' gone\n+new\n')).toThrow('gone');
  expect(inserted('a\nb\n', ' a\n+new\n')).toBe('a\nnew\nb\n');
  expect(inserted('a\nb\n', '-a\n+new\n')).toBe('new\nb\n');
  expect(() => inserted('a\nb\n', '-gone\n')).toThrow('gone');
});
