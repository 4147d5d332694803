import { describe, expect, it } from 'vitest';
import { exampleFiles, manifest } from '../example-files.ts';
import { findCycles } from './cycles.ts';

describe('no import cycles', () => {
  it('allows a diamond', () => {
    const files = exampleFiles({
      'a.ts': "import './b.ts'; import './c.ts';",
      'b.ts': "import './d.ts';",
      'c.ts': "import './d.ts';",
      'd.ts': '',
    });
    expect(findCycles(files)).toEqual([]);
  });

  it('shows the way round and the line it starts on', () => {
    const files = exampleFiles({
      'in/a.ts': "import './d.ts';\nimport './b.ts';",
      'in/b.ts': "import type { C } from './c.ts';",
      'in/c.ts': "export { a } from './a.ts';",
      'in/d.ts': '',
    });
    const [finding, ...others] = findCycles(files);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ file: 'in/a.ts', line: 2 });
    expect(finding?.message).toContain('in/a.ts → in/b.ts → in/c.ts → in/a.ts');
  });

  it('refuses a file that imports itself', () => {
    expect(findCycles(exampleFiles({ 'a.ts': "import './a.ts';" }))).toHaveLength(1);
  });

  it('follows package names to their index', () => {
    const files = exampleFiles({
      'packages/a/package.json': manifest('@hakoniwa/a'),
      'packages/a/src/index.ts': "import '@hakoniwa/b';",
      'packages/b/package.json': manifest('@hakoniwa/b'),
      'packages/b/src/index.ts': "import '@hakoniwa/a';",
    });
    expect(findCycles(files)).toHaveLength(1);
  });
});
