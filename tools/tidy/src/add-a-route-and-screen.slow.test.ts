// The guide for adding a route and a screen, done to a copy of the house: it is served, documented and shown.
// Slow because types, tests and rules of the whole copy are run in programs of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { applyBlock, guideBlocks } from './guide-blocks.ts';
import { rootFolder } from './repository.ts';
import { RepositoryCopy } from './repository-copy.ts';

const guide = readFileSync(join(rootFolder, 'docs/guides/add-a-route-and-screen.md'), 'utf8');
const blocks = guideBlocks(guide);
const copy = new RepositoryCopy(readdirSync(join(rootFolder, 'packages')), {
  apps: ['server', 'web'],
});

afterAll(() => copy.remove());

/** The guide's own. */
const OWN = [
  'apps/server/src/gardens/belongings.test.ts',
  'apps/web/src/belongings/belongings-screen.test.tsx',
];
/** The document of every route, and the list of every page. */
const ALL = ['apps/server/src/api/document.test.ts', 'apps/web/src/router.test.ts'];
const EVERY_ROUTE = 'apps/server/src/api/every-route.test.ts';

it('a route is served and documented, and its screen shows it', { timeout: 600_000 }, () => {
  expect(blocks).toHaveLength(19);
  const tests = blocks.filter(({ file }) => OWN.includes(file));
  for (const block of tests) applyBlock(copy.root, block);
  const without = copy.tests(...OWN);
  expect(`${without.status} ${without.text}`).toMatch(/^1 .*2 failed/s);

  for (const block of blocks) if (!tests.includes(block)) applyBlock(copy.root, block);
  const files = blocks.map(({ file }) => file);
  expect(copy.lint(...files)).toMatchObject({ status: 0 });
  expect(copy.types()).toEqual({ status: 0, text: '' });
  expect(copy.types('apps/web/tsconfig.json')).toEqual({ status: 0, text: '' });
  const run = copy.tests(...OWN, ...ALL);
  expect(`${run.status} ${run.text}`).toMatch(/^0 .*4 passed/s);
  const walked = copy.tests(EVERY_ROUTE, '-t', '/belongings');
  expect(`${walked.status} ${walked.text}`).toMatch(/^0 .*2 passed/s);
  expect(copy.tidy(...new Set(files.map(dirname)))).toContain(': 0 out of order');
});
