import { describe, expect, it } from 'vitest';
import { exampleFiles, manifest, places } from '../example-files.ts';
import { findBadArrows } from './arrows.ts';

const server = {
  'package.json': JSON.stringify({ name: 'hakoniwa', devDependencies: { vitest: '1' } }),
  'packages/stage/package.json': manifest('@hakoniwa/stage', {
    dependencies: { zod: '1' },
    devDependencies: { '@hakoniwa/testkit': '*', '@hakoniwa/garden': '*' },
  }),
  'packages/gm/package.json': manifest('@hakoniwa/gm', {
    dependencies: { '@hakoniwa/stage': '*', '@hakoniwa/life': '*' },
  }),
  'packages/life/package.json': manifest('@hakoniwa/life'),
  'packages/garden/package.json': manifest('@hakoniwa/garden', {
    dependencies: { '@hakoniwa/stage': '*', '@hakoniwa/gm': '*', '@hakoniwa/testkit': '*' },
  }),
  'packages/testkit/package.json': manifest('@hakoniwa/testkit', {
    dependencies: { '@hakoniwa/stage': '*' },
  }),
};
const find = (files: Record<string, string>) =>
  findBadArrows(exampleFiles({ ...server, ...files }));

describe('the arrow rule', () => {
  it.each([
    ['down one level', 'packages/gm/src/a.ts', '@hakoniwa/stage'],
    ['down several levels', 'packages/garden/src/a.ts', '@hakoniwa/stage'],
    ['a listed outside package', 'packages/stage/src/a.ts', 'zod/v4'],
    ['a built-in module', 'packages/garden/src/a.ts', 'node:fs'],
    ['the test runner from a test', 'packages/stage/src/a.test.ts', 'vitest'],
    ['the test runner from a contract suite', 'packages/stage/src/contract/a.ts', 'vitest'],
    ['the testkit from a test', 'packages/stage/src/a.test.ts', '@hakoniwa/testkit'],
    ['itself from a test', 'packages/stage/src/a.test.ts', '@hakoniwa/stage'],
    ['a file of its own', 'packages/stage/src/a.ts', './b.ts'],
  ])('allows %s', (_, path, specifier) => {
    expect(find({ [path]: `import '${specifier}';` })).toEqual([]);
  });

  it.each([
    ['up', 'packages/stage/src/a.ts', '@hakoniwa/garden', 'strictly down'],
    ['up from a test', 'packages/stage/src/a.test.ts', '@hakoniwa/garden', 'strictly down'],
    ['sideways', 'packages/gm/src/a.ts', '@hakoniwa/life', 'strictly down'],
    ['the testkit in shipped code', 'packages/garden/src/a.ts', '@hakoniwa/testkit', 'for tests'],
    ['itself by name', 'packages/stage/src/a.ts', '@hakoniwa/stage', 'imports itself'],
    ['an unlisted lower package', 'packages/life/src/a.ts', '@hakoniwa/stage', 'not listed'],
    ['an unlisted outside package', 'packages/gm/src/a.ts', 'zod', 'not listed'],
    ['the test runner in shipped code', 'packages/stage/src/a.ts', 'vitest', 'not listed'],
    ['a package without a level', 'packages/gm/src/a.ts', '@hakoniwa/attic', 'no level'],
  ])('refuses %s', (_, path, specifier, reason) => {
    const findings = find({ [path]: `// A file.\n\nimport '${specifier}';` });
    expect(places(findings)).toEqual([`${path}:3`]);
    expect(findings[0]?.message).toContain(reason);
  });

  it.each([
    ['export', "export { a } from '@hakoniwa/garden';"],
    ['type import', "import type { A } from '@hakoniwa/garden';"],
    ['dynamic import', "const a = import('@hakoniwa/garden');"],
    ['inline type import', "type A = import('@hakoniwa/garden').A;"],
    ['require', "const a = require('@hakoniwa/garden');"],
  ])('sees an arrow in an %s', (_, text) => {
    expect(places(find({ 'packages/stage/src/a.ts': text }))).toEqual([
      'packages/stage/src/a.ts:1',
    ]);
  });

  it('asks for a level when a package is new', () => {
    const findings = find({ 'packages/attic/package.json': manifest('@hakoniwa/attic') });
    expect(places(findings)).toEqual(['packages/attic/package.json:1']);
  });
});
