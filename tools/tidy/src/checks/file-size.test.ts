import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findLongFiles } from './file-size.ts';

const find = (path: string, lines: number) =>
  findLongFiles(exampleFiles({ [path]: 'a;\n'.repeat(lines) }));

describe('file size', () => {
  it.each([
    ['a.ts', 400],
    ['a.test.ts', 800],
    ['data/a.ts', 5000],
    ['a.data.ts', 5000],
    ['a.gen.ts', 5000],
    ['a.md', 5000],
  ])('allows %s with %d lines', (path, lines) => expect(find(path, lines)).toEqual([]));

  it.each([
    ['a.ts', 401],
    ['a.tsx', 401],
    ['a.test.ts', 801],
  ])('refuses %s with %d lines', (path, lines) => {
    expect(places(find(path, lines))).toEqual([`${path}:${lines}`]);
  });
});
