// The folder of a garden: readable, its own, and never a path, whatever the garden is called.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderNameOf, shortHash } from './folder-name.ts';

describe('the folder of a garden', () => {
  it.each([
    ['kitchen', 'kitchen'],
    ['My Kitchen', 'my-kitchen'],
    ['--my--kitchen--', 'my-kitchen'],
    ['../../etc/passwd', 'etc-passwd'],
    ['台所 2', '2'],
    ['台所', 'garden'],
    ['', 'garden'],
    ['…', 'garden'],
    ['a'.repeat(60), 'a'.repeat(40)],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('called %j begins with %s', (garden, slug) => {
    expect(folderNameOf(garden)).toBe(`${slug}-${shortHash(garden)}`);
  });

  it('is of letters, digits and single hyphens between them, and short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (garden) => {
        const name = folderNameOf(garden);
        expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
        expect(name.length).toBeLessThanOrEqual(61);
      }),
    );
  });

  it('is another for every name, also where only case or signs differ', () => {
    const names = ['a b', 'a-b', 'A B', 'a  b', ' a b', 'a_b'];
    expect(new Set(names.map(folderNameOf)).size).toBe(names.length);
    expect(shortHash('a')).toMatch(/^[0-9a-f]{20}$/);
    expect(shortHash('a')).toBe(shortHash('a'));
  });
});
