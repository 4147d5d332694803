import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findSharedNames, SHARED_NAMES } from './unique-exports.ts';

const find = (table: Readonly<Record<string, string>>) => findSharedNames(exampleFiles(table));

describe('unique-exports', () => {
  it.each([
    ['a type and a function', 'export interface Turn {}', 'export function Turn() {}'],
    ['two functions', 'export const fold = 1;', 'const fold = 2;\nexport { fold };'],
    ['two classes', 'export class Line {}', 'export abstract class Line {}'],
  ])('refuses %s of one name', (_, one, other) => {
    const files = { 'packages/a/src/a.ts': one, 'apps/b/src/b.ts': other };
    expect(places(find(files))).toEqual([`apps/b/src/b.ts:${other.split('\n').length}`]);
  });

  it.each([
    ['names that are handed on', "export { fold } from './fold.ts';"],
    ['names that stay inside', 'const fold = 2; fold;'],
    ['parts of another name', 'export const folded = 2;'],
  ])('allows %s', (_, other) =>
    expect(
      find({ 'packages/a/src/a.ts': 'export const fold = 1;', 'apps/b/src/b.ts': other }),
    ).toEqual([]),
  );

  it('takes the folders of languages for one home, and no other folders', () => {
    const [one, other] = ['export const NOUNS = 1;', 'export const NOUNS = 2;'];
    expect(
      find({
        'packages/gm/src/language/en/nouns.ts': one,
        'packages/gm/src/language/ja/data/nouns.ts': other,
      }),
    ).toEqual([]);
    expect(
      find({ 'packages/gm/src/language/en/nouns.ts': one, 'packages/gm/src/read/nouns.ts': other }),
    ).toHaveLength(1);
  });

  it('leaves tests alone, and names that are listed, of which there are few', () => {
    const text = 'export const limits = 1; export const a = 1;';
    const files = { 'packages/a/src/limits.ts': text, 'packages/b/src/a.test.ts': text };
    expect(find({ ...files, 'packages/c/src/limits.ts': 'export const limits = 2;' })).toEqual([]);
    expect(Object.keys(SHARED_NAMES).length).toBeLessThanOrEqual(25);
  });
});
