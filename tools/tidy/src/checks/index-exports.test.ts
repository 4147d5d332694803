import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findStarExports } from './index-exports.ts';

const find = (path: string, text: string) => findStarExports(exampleFiles({ [path]: text }));

describe('index exports', () => {
  it.each([
    "export * from './a.ts';",
    "export * as a from './a.ts';",
    "export type * from './a.ts';",
  ])('refuses %s', (text) =>
    expect(places(find('src/index.ts', `\n${text}`))).toEqual(['src/index.ts:2']),
  );

  it('allows a list of names', () => {
    expect(find('src/index.ts', "export { a, type B } from './a.ts';")).toEqual([]);
  });

  it('looks at index files alone', () => {
    expect(find('src/a.ts', "export * from './b.ts';")).toEqual([]);
  });
});
