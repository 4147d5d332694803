import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findUntoldSlowness } from './slow-tests.ts';

const find = (path: string, text: string) =>
  places(findUntoldSlowness(exampleFiles({ [path]: text })));

/** An option that this very file must not have. */
const again = (times: number) => ['retry', times].join(': ');

describe('slow tests', () => {
  it.each([
    ['a.slow.test.ts', '// Long.\n// Slow because there is much of it.\n'],
    ['a.test.ts', '// Quick.\n'],
    ['a.test.ts', 'const retry = { attempts: 2, retry: 0 };'],
    ['a.ts', `const options = { ${again(3)} };`],
  ])('allows %s: %j', (path, text) => expect(find(path, text)).toEqual([]));

  it.each([
    ['a.slow.test.ts', '// Long.\nimport a;\n'],
    ['a.slow.test.ts', '// Long, slow because there is much of it.\nimport a;\n'],
    ['a.test.ts', `\nit('a', { ${again(2)} }, f);`],
    ['vitest.config.ts', `{\n  ${again(1)},\n}`],
  ])('refuses %s: %j', (path, text) => expect(find(path, text)).toEqual([`${path}:2`]));
});
