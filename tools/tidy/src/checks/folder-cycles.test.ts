import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findFolderCycles } from './folder-cycles.ts';

const find = (table: Readonly<Record<string, string>>) =>
  places(findFolderCycles(exampleFiles(table))).sort();
const to = (path: string) => `import { a } from '${path}';`;

describe('folder-cycles', () => {
  it('refuses two folders that import each other, though no two files do', () => {
    expect(
      find({
        'packages/x/src/play/turn.ts': to('../rows/row.ts'),
        'packages/x/src/rows/row.ts': '',
        'packages/x/src/rows/read.ts': `\n${to('../play/words.ts')}`,
        'packages/x/src/play/words.ts': '',
      }),
    ).toEqual(['packages/x/src/play/turn.ts:1', 'packages/x/src/rows/read.ts:2']);
  });

  it('refuses a way round through a third, types included, and folders inside folders', () => {
    expect(
      find({
        'apps/x/src/a/deep/a.ts': to('../../b/b.ts'),
        'apps/x/src/b/b.ts': "import type { C } from '../c/c.ts';",
        'apps/x/src/c/c.ts': "export { a } from '../a/other/a.ts';",
      }),
    ).toHaveLength(3);
  });

  it.each([
    ['one direction', { 'packages/x/src/a/a.ts': to('../b/b.ts'), 'packages/x/src/b/b.ts': '' }],
    [
      'one folder',
      { 'packages/x/src/a/a.ts': to('./b/b.ts'), 'packages/x/src/a/b/b.ts': to('../a.ts') },
    ],
    [
      'files beside the folders',
      { 'packages/x/src/a/a.ts': to('../x.ts'), 'packages/x/src/x.ts': to('./a/b.ts') },
    ],
    [
      'tests',
      { 'packages/x/src/a/a.ts': to('../b/b.ts'), 'packages/x/src/b/b.test.ts': to('../a/a.ts') },
    ],
    [
      'the words of a folder',
      {
        'apps/x/src/a/a.ts': to('../words/all.ts'),
        'apps/x/src/words/all.ts': to('../a/locale/en.ts'),
      },
    ],
    [
      'folders of one name in two packages',
      { 'packages/x/src/a/a.ts': to('../b/b.ts'), 'packages/y/src/b/b.ts': to('../a/a.ts') },
    ],
  ])('allows %s', (_, files) => expect(find(files)).toEqual([]));
});
