import { describe, expect, it } from 'vitest';
import { exampleFiles } from '../example-files.ts';
import { findLongFunctions } from './function-size.ts';

const body = (lines: number) => 'a();\n'.repeat(lines - 2);
const find = (text: string, path = 'a.ts') => findLongFunctions(exampleFiles({ [path]: text }));

describe('function size', () => {
  it('allows 70 lines', () => {
    expect(find(`function f() {\n${body(70)}}`)).toEqual([]);
  });

  it.each([
    ['a function', `function f() {\n${body(71)}}`],
    ['an arrow', `const f = () => {\n${body(71)}};`],
    ['a method', `class A {\nf() {\n${body(71)}}\n}`],
    ['a test', `it('f', () => {\n${body(71)}});`],
  ])('refuses %s of 71 lines', (_, text) => {
    expect(find(text, 'a.test.ts')).toHaveLength(1);
    expect(find(text, 'a.test.ts')[0]?.message).toContain('71 lines');
  });

  it.each([
    ['a describe block', `describe('f', () => {\n${body(200)}});`],
    ['a describe.each block', `describe.each(b)('f', () => {\n${body(200)}});`],
    ['a contract suite', `export function f() {\ndescribe('f', () => {\n${body(200)}});\n}`],
  ])('lets %s be as long as its tests', (_, text) => {
    expect(find(text, 'a.test.ts')).toEqual([]);
    expect(find(text, 'a.ts')).not.toEqual([]);
  });
});
