// The guide for adding a language, done to a copy of the house: a third one is read, judged and told, and nothing else breaks.
// Slow because types, tests and rules of the whole copy are run in programs of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { applyBlock, guideBlocks } from './guide-blocks.ts';
import { rootFolder } from './repository.ts';
import { RepositoryCopy } from './repository-copy.ts';

const guide = readFileSync(join(rootFolder, 'docs/guides/add-a-language.md'), 'utf8');
const blocks = guideBlocks(guide);
const copy = new RepositoryCopy(readdirSync(join(rootFolder, 'packages')), {
  apps: ['server', 'web', 'cli'],
});

afterAll(() => copy.remove());

/** The guide's own. */
const OWN = ['apps/cli/test/esperanto.test.ts', 'apps/web/src/i18n/esperanto.test.ts'];
/** What every registered language is asked. */
const ALL = [
  'packages/stage/src/language',
  'packages/stage/src/base/vocabulary.test.ts',
  'packages/gm/src/language/one-folder.test.ts',
  'packages/actor/src/phrases/default-grammar.test.ts',
];

it('two folders and three lines add a language', { timeout: 1_200_000 }, () => {
  expect(blocks).toHaveLength(8);
  const tests = blocks.filter(({ file }) => OWN.includes(file));
  for (const block of tests) applyBlock(copy.root, block);
  const without = copy.tests(...OWN);
  expect(`${without.status} ${without.text}`).toMatch(/^1 .*9 failed/s);

  for (const block of blocks) if (!tests.includes(block)) applyBlock(copy.root, block);
  const files = blocks.map(({ file }) => file);
  const reader = blocks.filter(({ file }) => file.startsWith('packages/gm/src/language/eo/'));
  expect(reader.flatMap(({ text }) => text.split('\n')).length).toBeLessThan(150);
  expect(copy.lint(...files)).toMatchObject({ status: 0 });
  // Texts that are looked up without their stand-in are found here, in all packages, tests included.
  expect(copy.types()).toEqual({ status: 0, text: '' });
  expect(copy.types('apps/web/tsconfig.json')).toEqual({ status: 0, text: '' });
  const run = copy.tests(...OWN, ...ALL);
  expect(`${run.status} ${run.text}`).toMatch(/^0 /);
  expect(copy.tidy(...new Set(files.map(dirname)))).toContain(': 0 out of order');
});
