// The guide for adding an action, done to a copy of the server: what it says must work.
// Slow because types, tests and rules of the copy are run in programs of their own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { applyBlock, guideBlocks } from './guide-blocks.ts';
import { rootFolder } from './repository.ts';
import { RepositoryCopy } from './repository-copy.ts';

const guide = readFileSync(join(rootFolder, 'docs/guides/add-an-action.md'), 'utf8');
const copy = new RepositoryCopy(['stage']);

afterAll(() => copy.remove());

it('one file, one line and one test add a verb', () => {
  const blocks = guideBlocks(guide);
  expect(blocks.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
    'file packages/stage/src/actions/polish.ts',
    'diff packages/stage/src/actions/index.ts',
    'file packages/stage/src/actions/polish.test.ts',
  ]);
  for (const block of blocks) applyBlock(copy.root, block);

  expect(copy.types().text).not.toContain('actions/polish');
  const tests = copy.tests('packages/stage/src/actions', 'packages/stage/src/view');
  expect(`${tests.status} ${tests.text}`).toMatch(/^0 /);
  expect(copy.tidy('packages/stage/src/actions')).not.toContain('polish');
});
