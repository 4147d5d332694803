import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findSuperLinear } from './linear-expressions.ts';

const find = (text: string, path = 'packages/gm/src/a.ts') =>
  findSuperLinear(exampleFiles({ [path]: text }));

describe('linear expressions', () => {
  it.each([
    ['an end that any beginning reads to', '/.{2,}(?:woman|smith)$/'],
    ['blanks before the end', '/\\s+$/'],
    ['blanks shared by two', '/^\\s*a?\\s*$/'],
    ['nested repetitions', '/^(?:a+)+$/'],
    ['a word that begins it anew', '/\\bbut\\b[^.!?]*nothing/'],
    ['a word that begins it anew, in Japanese', '/が、[^。]*(?:動か|出)ない/u'],
    ['a tag that is not closed', '/<object [^>]*>/g'],
    ['a second match within the first', '/a(?:.*b)?/g'],
    ['an anchor in one of its branches only', '/(?:^|b)[ab]*c/'],
    ['lines that can be any', '/^[\\s\\S]*;$/m'],
    ['a lookahead that reads to the end', '/a(?=[^.]*b)c/'],
    ['a lookahead that must be met', '/a+(?=b)/'],
    ['a beginning behind any other', '/(?<!a)[ab]+$/'],
    ['two loops of whole words', '/^(?:ab)*(?:abab)*c/'],
    ['two ways through one loop', '/^(?:ab|abab)*c/'],
  ])('refuses %s', (_, expression) => {
    expect(find(`const a = ${expression};`)).toHaveLength(1);
  });

  it.each([
    ['an anchor', '/^.{2,40}(?:woman|smith)$/'],
    ['a bound', '/.{2,40}(?:woman|smith)$/'],
    ['a loop that always matches', '/\\bthe\\b.*/'],
    ['loops that cannot meet', '/^\\s*[a-z]+\\s*$/'],
    ['a beginning that its loop cannot read', '/<[^<>]*>/g'],
    ['a run that is tried at its beginning alone', '/(?<!\\s)\\s+$/'],
    ['a line break with its blanks', '/(?<!\\s)[^\\S\\n]*\\n\\s*/g'],
    ['a word that is tried at its beginning alone', '/\\b\\w+(?:s|ing)\\b/'],
    ['what stands behind a mark or at the start', '/(?<=^|[、。])[^、。]*ね/u'],
    ['words', '/\\b(?:mug|cup)s?\\b/'],
    ['a line of its own', '/^;.*;$/m'],
    ['a place that is given', '/[ab]*c/y'],
  ])('allows %s', (_, expression) => {
    expect(find(`const a = ${expression};`)).toEqual([]);
  });

  it('names the place', () => {
    expect(places(find('// a\nconst a = [\n  /\\s+$/,\n];'))).toEqual(['packages/gm/src/a.ts:3']);
  });

  it('takes a reason on the line, and nothing else for one', () => {
    expect(find('const a = /\\s+$/; // linear: a name has 200 characters at most')).toEqual([]);
    expect(find('const a = /\\s+$/; // linear:')).toHaveLength(1);
    expect(find('// linear: bounded\nconst a = /\\s+$/;')).toHaveLength(1);
  });

  it('looks at what ships', () => {
    for (const path of ['apps/web/src/a.tsx', 'packages/model/src/data/a.ts'])
      expect(find('const a = /\\s+$/;', path)).toHaveLength(1);
    for (const path of ['packages/gm/src/a.test.ts', 'bench/src/a.ts', 'packages/testkit/src/a.ts'])
      expect(find('const a = /\\s+$/;', path)).toEqual([]);
  });
});
