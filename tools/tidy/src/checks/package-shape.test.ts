import { describe, expect, it } from 'vitest';
import { exampleFiles, manifest, places } from '../example-files.ts';
import { findLopsidedPackages } from './package-shape.ts';

const find = (sizes: Record<string, number>) =>
  findLopsidedPackages(
    exampleFiles({
      'p/package.json': manifest('@hakoniwa/p'),
      ...Object.fromEntries(
        Object.entries(sizes).map(([name, lines]) => [`p/src/${name}.ts`, 'a;\n'.repeat(lines)]),
      ),
    }),
  );
const many = (count: number, lines: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, lines]));

describe('package shape', () => {
  it('allows many small files', () => expect(find(many(40, 50))).toEqual([]));

  it('refuses a hub with more than a tenth', () => {
    expect(places(find({ ...many(40, 50), hub: 230 }))).toEqual(['p/src/hub.ts:1']);
  });

  it('leaves small packages alone', () => expect(find({ ...many(10, 20), hub: 300 })).toEqual([]));

  it('does not count tests and tables', () => {
    expect(find({ ...many(40, 50), 'hub.test': 700, 'hub.data': 700 })).toEqual([]);
  });

  it('notes a median from 90 lines and fails above 120', () => {
    expect(find(many(20, 89))).toEqual([]);
    expect(find(many(20, 90))).toMatchObject([{ isNote: true }]);
    expect(find(many(20, 121))).toMatchObject([{ isNote: false }]);
  });
});
