import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const HOME = join(import.meta.dirname, '..');

/** Every file of code outside the language folders, with its place. */
const files = readdirSync(HOME, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({
    name: relative(HOME, path).split(sep).join('/'),
    code: withoutComments(readFileSync(path, 'utf8')),
  }))
  .filter(({ name }) => !/^language\/[a-z]{2}\//.test(name));

describe('a language is one folder', () => {
  it('[L2] has no word of Japanese outside its folder, but for sentences people read', () => {
    const isForPeople = (name: string) => /^locale\//.test(name);
    const found = files
      .filter(({ name, code }) => !isForPeople(name) && isJapanese(code))
      .map(({ name }) => name);
    expect(found).toEqual([]);
  });

  it('[L2] has no word of English grammar outside its folder, but for sentences people read', () => {
    const found = files
      .filter(({ name, code }) => !/^locale\//.test(name) && readsEnglish(code))
      .map(({ name }) => name);
    expect(found).toEqual([]);
  });

  it('[L2] is known by name to the list of languages and to what loads its dictionary alone', () => {
    const imports = /from '(?:(?:\.\.?\/)+language|\.)\/[a-z]{2}\//;
    const found = files.filter(({ code }) => imports.test(code)).map(({ name }) => name);
    expect(found.sort()).toEqual(['language/folder.ts', 'language/languages.ts', 'load/index.ts']);
  });

  it('[L2] would be found out', () => {
    expect(isJapanese(withoutComments('const WATER = /^(?:お?水|water)$/u; // 水'))).toBe(true);
    expect(isJapanese(withoutComments('/** 水を汲む. */\nconst a = 1; // 水'))).toBe(false);
    expect(readsEnglish('const MINE = /\\b(?:my|your) cup\\b/i;')).toBe(true);
    expect(readsEnglish("const SMALL = new Set(['cup', 'the', 'and', 'with']);")).toBe(true);
    expect(readsEnglish('const PATH = /^\\/(?:props|characters)$/;')).toBe(false);
    expect(readsEnglish("const IDS = ['take', 'put', 'give'];")).toBe(false);
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');
}

/** Kana and kanji; marks of punctuation belong to no language. */
function isJapanese(code: string): boolean {
  return /[ぁ-ゖァ-ヺ\p{Script=Han}]/u.test(code);
}

/** Words of grammar: an expression that looks for one, or a list of several, reads English. */
const GRAMMAR = new Set(
  "the an i'll i'm you your my his her their they them we our this these is are was were will would not with from into and but because".split(
    ' ',
  ),
);

function readsEnglish(code: string): boolean {
  const expressions =
    code.match(/(?<=[(=,:?|&!\s])\/(?![/*])(?:\\.|[^/\n\\])+\/[a-z]*(?=[\s.,;)])/g) ?? [];
  const words = expressions.flatMap((one) => one.replace(/\\[a-zA-Z]/g, ' ').split(/[^A-Za-z']+/));
  const lists = code.match(/\[[^[\]]*\]/g) ?? [];
  const isList = lists.some((list) => {
    const inside = [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
    return inside.filter((word) => GRAMMAR.has(word)).length >= 3;
  });
  return isList || words.some((word) => GRAMMAR.has(word));
}
