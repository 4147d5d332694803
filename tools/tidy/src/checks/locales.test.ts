import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findLocaleGaps } from './locales.ts';

const find = (table: Record<string, string>) => findLocaleGaps(exampleFiles(table));
const json = (ja: string, en: string) => find({ 'x/locales/ja.json': ja, 'x/locales/en.json': en });
const code = (ja: string, en: string) => find({ 'x/locale/ja.ts': ja, 'x/locale/en.ts': en });

describe('locales', () => {
  it('allows equal keys, nested or flat, in any order', () => {
    expect(json('{"a":{"b":"あ","c":"い"}}', '{"a":{"c":"y","b":"x"}}')).toEqual([]);
  });

  it('reads objects in code, with functions and templates as texts', () => {
    const ja = "export const ja = { 'a.b': 'あ', c: (n: number) => `$" + '{n}' + '人` } as const;';
    const en = "export default { a: { b: 'x' }, c: (n: number) => 'people' + n } satisfies T;";
    expect(code(ja, en)).toEqual([]);
  });

  it('reports a missing key where the other language has it', () => {
    const findings = json('{\n"a": "あ",\n"b": "い"\n}', '{"a": "x"}');
    expect(places(findings)).toEqual(['x/locales/ja.json:3']);
    expect(findings[0]?.message).toContain('"b" is missing in x/locales/en.json');
  });

  it('reports an extra key in code', () => {
    expect(
      code("export const ja = { a: 'あ' };", "export const en = { a: 'x', b: 'y' };"),
    ).toMatchObject([{ file: 'x/locale/en.ts', line: 1 }]);
  });

  it('reports an empty text', () => {
    expect(places(json('{"a": "あ"}', '{"a": "  "}'))).toEqual(['x/locales/en.json:1']);
  });

  it('allows a language its own plural forms', () => {
    expect(json('{"a_other": "あ"}', '{"a_one": "x", "a_other": "y"}')).toEqual([]);
  });

  it.each([
    ['a missing file', { 'x/locales/ja.json': '{"a": "あ"}' }],
    ['a file without an object', { 'x/locale/ja.ts': 'export const a = 1;', 'x/locale/en.ts': '' }],
    [
      'a spread',
      { 'x/locale/ja.ts': 'export const a = { ...b };', 'x/locale/en.ts': 'export const a = {};' },
    ],
  ])('refuses %s', (_, table) => expect(find(table)).not.toEqual([]));

  it('compares each folder by itself', () => {
    const one = { 'x/locales/ja.json': '{"a":"あ"}', 'x/locales/en.json': '{"a":"x"}' };
    const other = { 'y/locales/ja.json': '{"b":"あ"}', 'y/locales/en.json': '{"b":"x"}' };
    expect(find({ ...one, ...other })).toEqual([]);
  });
});
