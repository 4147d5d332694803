// Archives that nobody vouches for.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readArchive } from './read-archive.ts';

describe('archives', () => {
  const caps = { packedBytes: 50_000, unpackedBytes: 200_000, ratio: 50, files: 3, pathLength: 50 };
  const zip = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

  it('[B12] an honest one gives its texts', () => {
    const files = { 'pack.yaml': 'id: a', 'scenarios/朝.yaml': 'おはよう' };
    expect(readArchive(zip(files), caps)).toEqual(files);
  });

  it.each([
    ['a bomb', { a: '0'.repeat(5_000_000) }],
    ['a ratio beyond belief', { a: '0'.repeat(150_000) }],
    ['too many files', { a: '1', b: '2', c: '3', d: '4' }],
    ['a way out', { '../a': '1' }],
    ['a way out in the middle', { 'a/../../b': '1' }],
    ['an absolute path', { '/etc/passwd': '1' }],
    ['a drive', { 'C:\\a': '1' }],
    ['backslashes', { 'a\\..\\b': '1' }],
    ['a dot', { './a': '1' }],
    ['a line break', { 'a\nb': '1' }],
    ['a long name', { ['a'.repeat(301)]: '1' }],
  ])('[B12] %s is refused', (_name, files) => {
    expect(() => readArchive(zip(files as Record<string, string>), caps)).toThrow(
      expect.objectContaining({ code: 'ARCHIVE' }),
    );
  });

  it('[B12] what is too large, broken or no zip is refused', () => {
    const good = zip({ 'pack.yaml': 'id: a\n'.repeat(500) });
    const broken = good.map((byte, i) => (i > 40 && i < good.length - 100 ? byte ^ 255 : byte));
    for (const bytes of [new Uint8Array(60_000), strToU8('no zip'), new Uint8Array(), broken])
      expect(() => readArchive(bytes, caps)).toThrow(expect.objectContaining({ code: 'ARCHIVE' }));
  });
});
