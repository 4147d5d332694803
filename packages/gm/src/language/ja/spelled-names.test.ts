// Names and verbs are known by how they are read, where they are words of their own.
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../load/index.ts';
import { createJapanese } from './index.ts';
import { nameSpeller } from './spelled-names.ts';

const tokenizer = await loadJapaneseTokenizer();
const spelled = nameSpeller(tokenizer);
const japanese = createJapanese(tokenizer);
const cast = {
  speaker: ['琴'],
  people: ['琴', '小林'],
  things: ['帽子', 'ランプ', '包み', '桜', '麦茶'],
  places: ['土間'],
};

describe('names by their reading', () => {
  it.each([
    ['ぼうしをかぶる', '帽子をかぶる'],
    ['らんぷつけて', 'ランプつけて'],
    ['こばやし兄ちゃんに渡す', '小林さんに渡す'],
    ['むぎちゃのみてー', '麦茶飲みたい'],
    ['つつみこむように持つ', 'つつみこむように持つ'],
    ['さくらんぼを食べる', 'さくらんぼを食べる'],
    ['「ぼうしはどこ」と言う', '「ぼうしはどこ」と言う'],
  ])('%s → %s', (text, expected) => expect(spelled(text, cast).text).toBe(expected));

  it('leads back to the text as it was written', () => {
    const { text, back } = spelled('そのぼうしをこばやしにあげる', cast);
    const at = text.indexOf('帽子');
    expect([back(at), back(at + 2, true)]).toEqual([2, 5]);
  });
});

describe('verbs by their reading', () => {
  it.each([
    ['帽子をさぐりあてる', 'take'],
    ['帽子をつかみだす', 'take'],
    ['土間にもぐりこむ', 'move'],
  ])('%s is %s', (text, verb) => expect(japanese.acts(text, cast).acts[0]?.verb).toBe(verb));

  it('hands over what is put into somebody else’s hand', () => {
    const [act] = japanese.acts('帽子を小林の手に押しこむ', cast).acts;
    expect([act?.verb, act?.target?.head]).toEqual(['give', '小林']);
  });
});
