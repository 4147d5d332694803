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

  it('[L2] is known by name to the list of languages and to what loads its dictionary alone', () => {
    const imports = /from '(?:(?:\.\.?\/)+language|\.)\/[a-z]{2}\//;
    const found = files.filter(({ code }) => imports.test(code)).map(({ name }) => name);
    expect(found.sort()).toEqual(['language/folder.ts', 'language/languages.ts', 'load/index.ts']);
  });

  it('[L2] would be found out', () => {
    expect(isJapanese(withoutComments('const WATER = /^(?:お?水|water)$/u; // 水'))).toBe(true);
    expect(isJapanese(withoutComments('/** 水を汲む. */\nconst a = 1; // 水'))).toBe(false);
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');
}

/** Kana and kanji; marks of punctuation belong to no language. */
function isJapanese(code: string): boolean {
  return /[ぁ-ゖァ-ヺ\p{Script=Han}]/u.test(code);
}
