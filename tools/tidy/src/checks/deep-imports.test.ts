import { describe, expect, it } from 'vitest';
import { exampleFiles, manifest, places } from '../example-files.ts';
import { findDeepImports } from './deep-imports.ts';

const find = (specifier: string) =>
  findDeepImports(
    exampleFiles({
      'packages/gm/package.json': manifest('@hakoniwa/gm', {
        exports: { '.': './src/index.ts', './load': './src/load/index.ts' },
      }),
      'packages/garden/package.json': manifest('@hakoniwa/garden'),
      'packages/garden/src/run/a.ts': `import '${specifier}';`,
    }),
  );

describe('no deep imports', () => {
  it.each(['@hakoniwa/gm', '@hakoniwa/gm/load', '../b.ts', './c.ts', 'zod/v4'])(
    'allows %s',
    (specifier) => expect(find(specifier)).toEqual([]),
  );

  it.each(['@hakoniwa/gm/src/step.ts', '@hakoniwa/gm/judge', '../../../gm/src/index.ts'])(
    'refuses %s',
    (specifier) => expect(places(find(specifier))).toEqual(['packages/garden/src/run/a.ts:1']),
  );

  it('names the doors that are open', () => {
    expect(find('@hakoniwa/gm/judge')[0]?.message).toContain('its exports: ., ./load');
  });
});
