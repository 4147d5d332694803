// The guide for adding a judge rule, done to a copy of the server: the law is felt in free text, in both languages.
// Slow because types, tests and rules of the copy are run in programs of their own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { applyBlock, guideBlocks } from './guide-blocks.ts';
import { rootFolder } from './repository.ts';
import { RepositoryCopy } from './repository-copy.ts';

const guide = readFileSync(join(rootFolder, 'docs/guides/add-a-judge-rule.md'), 'utf8');
const copy = new RepositoryCopy(['stage', 'gm']);

afterAll(() => copy.remove());

it('a law, a line and a cause with its sentences refuse an act', { timeout: 600_000 }, () => {
  const blocks = guideBlocks(guide);
  expect(blocks).toHaveLength(8);
  const test = blocks.filter(({ file }) => file.endsWith('.test.ts'));
  for (const block of test) applyBlock(copy.root, block);
  const without = copy.tests('packages/gm/src/judge/too-hot.test.ts');
  expect(`${without.status} ${without.text}`).toMatch(/^1 .*2 failed/s);

  for (const block of blocks) if (!test.includes(block)) applyBlock(copy.root, block);
  expect(copy.types().text).not.toMatch(/too-hot|locale\/(?:en|ja)/);
  const tests = copy.tests('packages/gm/src/judge/too-hot.test.ts', 'packages/stage/src/laws');
  expect(`${tests.status} ${tests.text}`).toMatch(/^0 /);
  expect(copy.tidy('packages/stage/src/laws')).not.toContain('too-hot');
});
