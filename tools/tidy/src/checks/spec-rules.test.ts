import { describe, expect, it } from 'vitest';
import { exampleFiles, manifest, places } from '../example-files.ts';
import { findUnprovenRules } from './spec-rules.ts';

const find = (spec: string | undefined, test: string) =>
  findUnprovenRules(
    exampleFiles({
      'p/package.json': manifest('@hakoniwa/p'),
      ...(spec === undefined ? {} : { 'p/SPEC.md': spec }),
      'p/src/a.test.ts': test,
    }),
  );

describe('rules and tests', () => {
  it.each([
    ['a test name', "it('[P1] holds', f);"],
    ['a suite name', "describe('[P1] holds', f);"],
    ['a template', 'it(`[P1] holds for $' + '{a}`, f);'],
    ['a row of cases', "it.each([{ name: '[P1] holds' }])('$name', f);"],
  ])('takes %s as proof', (_, test) => expect(find('- [P1] A rule.', test)).toEqual([]));

  it('reads several ids in one name', () => {
    const spec = '- [P1] A.\n- [P2] B.\n* [GM-009] C.';
    expect(find(spec, "it('[P1, P2] [GM-009] hold', f);")).toEqual([]);
  });

  it('refuses a rule without a test, with its line', () => {
    expect(places(find('# Rules\n\n- [P1] A rule.', ''))).toEqual(['p/SPEC.md:3']);
  });

  it.each(['it.skip', 'it.todo'])('does not take %s as proof', (call) => {
    expect(find('- [P1] A rule.', `${call}('[P1] holds', f);`)).toHaveLength(1);
  });

  it('refuses a cited rule that does not exist', () => {
    expect(places(find('', "\nit('[P9] holds', f);"))).toEqual(['p/src/a.test.ts:2']);
  });

  it('refuses a cited rule where there is no SPEC.md', () => {
    expect(find(undefined, "it('[P1] holds', f);")).toHaveLength(1);
  });

  it('refuses a rule written twice', () => {
    const findings = find('- [P1] A.\n- [P1] B.', "it('[P1] holds', f);");
    expect(places(findings)).toEqual(['p/SPEC.md:2']);
  });

  it('keeps ids to their package', () => {
    const files = exampleFiles({
      'p/package.json': manifest('@hakoniwa/p'),
      'p/SPEC.md': '- [P1] A rule.',
      'q/package.json': manifest('@hakoniwa/q'),
      'q/src/a.test.ts': "it('[P1] holds', f);",
    });
    expect(places(findUnprovenRules(files)).sort()).toEqual(['p/SPEC.md:1', 'q/src/a.test.ts:1']);
  });
});
