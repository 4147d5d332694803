import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { WORDS_ABROAD } from './words-at-home.data.ts';
import { findWordsAbroad } from './words-at-home.ts';

const find = (path: string, text: string) =>
  places(findWordsAbroad(exampleFiles({ [path]: text })));
const PLACE = 'packages/a/src/a.ts';

describe('words-at-home', () => {
  it.each([
    ['a string', "const water = '水';"],
    ['a template', 'const text = `the 水`;'],
    ['an expression', 'const water = /^お?水$/u;'],
    ['a key', 'const table = { 水: 1 };'],
    ['one language of two', "const text = { ja: '水', en: 'water' };"],
    ['a reader of English', 'const mine = /\\b(?:my|your) cup\\b/i;'],
    ['one that expects a subject', 'const will = /^i will (\\w+)$/;'],
    ['a list of English', "const SMALL = new Set(['cup', 'the', 'and', 'with']);"],
  ])('refuses %s', (_, text) => expect(find(PLACE, `\n${text}`)).toEqual([`${PLACE}:2`]));

  it.each([
    'const vain = /\\b(?:imaginary|invisible)\\b/;',
    'const is = /^wait/i.test(text);',
    'const is = /(?<what>cup|mug) of/u;',
    'const is = /^Wait/;',
  ])('refuses any word that is looked for where texts of people are read: %s', (text) => {
    expect(find('packages/gm/src/judge/a.ts', text)).toEqual(['packages/gm/src/judge/a.ts:1']);
    expect(find('packages/store/src/a.ts', text.replace('imaginary|invisible', 'gone'))).toEqual(
      [],
    );
  });

  it.each([
    'const path = /^\\/(?:props|places)\\//;',
    'const file = /^quests\\.yaml$/;',
    'const role = /^(?:model|assistant|user)\\b/;',
    'const mark = /^Thought|Output\\s|\\ufffd/;',
    'const tag = /<name>([^<]*)/;',
    'const script = /\\p{Script=Han}|[a-z]{3}/u;',
  ])('allows there what formats and machines write: %s', (text) =>
    expect(find('packages/gm/src/judge/a.ts', text)).toEqual([]),
  );

  it('refuses a text of a page', () =>
    expect(find('apps/web/src/a.tsx', 'const a = <p>水</p>;')).toEqual(['apps/web/src/a.tsx:1']));

  it.each([
    ['comments', '// 水\n/** 水 */\nconst a = 1;'],
    ['marks of punctuation', "const quotes = ['「', '」', '。'];"],
    ['paths', 'const file = /^packs\\/(?:the-inn|with-a-view)\\.ya?ml$/;'],
    ['lists of ids', "const verbs = ['take', 'put', 'give'];"],
    ['sentences for developers', "throw new Error('the cup is not with you');"],
  ])('allows %s', (_, text) => expect(find(PLACE, text)).toEqual([]));

  it.each([
    'packages/a/src/locale/ja.ts',
    'packages/a/src/language/ja/nouns.ts',
    'packages/a/src/data/skies.ts',
    'packages/a/src/a.test.ts',
    'tools/a.ts',
  ])('allows them in %s', (path) => expect(find(path, "const water = '水';")).toEqual([]));

  it('allows the verbs and sentences of an action of the Stage, and nothing else in it', () => {
    const path = 'packages/stage/src/actions/pour.ts';
    const action = (rest: string) =>
      `export const pour = defineAction({ words: { ja: ['注ぐ'] }, says: { ja: '注ぐ' }, ${rest} });`;
    expect(find(path, action('id: 1'))).toEqual([]);
    expect(find(path, action("posture: '注いでいる'"))).toEqual([`${path}:1`]);
    expect(find(PLACE, action('id: 1'))).toEqual([`${PLACE}:1`]);
  });

  it('allows a file that is listed, until it holds none any more', () => {
    const [path = ''] = Object.keys(WORDS_ABROAD);
    expect(find(path, "const water = '水';")).toEqual([]);
    expect(find(path, 'const water = 1;')).toEqual([`${path}:1`]);
  });
});
