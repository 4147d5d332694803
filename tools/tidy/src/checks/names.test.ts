import { describe, expect, it } from 'vitest';
import { exampleFiles } from '../example-files.ts';
import { findBadNames } from './names.ts';

const find = (...paths: string[]) =>
  findBadNames(exampleFiles(Object.fromEntries(paths.map((path) => [path, '']))));

describe('names', () => {
  it.each([
    'packages/stage/src/laws/wrong-location.ts',
    'packages/stage/src/step.slow.test.ts',
    'packages/sessions/src/npc-manager.ts',
    'vitest.config.ts',
    'README.md',
  ])('allows %s', (path) => expect(find(path)).toEqual([]));

  it.each([
    'src/WorldState.ts',
    'src/world_state.ts',
    'src/utils.ts',
    'src/string-helpers.ts',
    'src/common/a.ts',
    'src/manager.ts',
    'src/service.ts',
    'src/Laws/a.ts',
  ])('refuses %s', (path) => expect(find(path)).toHaveLength(1));

  it('reports a folder once', () => expect(find('utils/a.ts', 'utils/b.ts')).toHaveLength(1));
});
