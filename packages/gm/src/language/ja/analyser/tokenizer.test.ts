// Our lattice cuts as the dictionary's own analyser does, and goes further where that one stops.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../../load/index.ts';

interface Reference {
  tokenize(text: string): readonly { readonly surface_form: string }[];
}
interface Kuromoji {
  builder(options: { dicPath: string }): {
    build(done: (error: Error | null, tokenizer: Reference) => void): void;
  };
}

const tokenizer = await loadJapaneseTokenizer();
const require = createRequire(import.meta.url);
const dicPath = join(dirname(require.resolve('kuromoji/package.json')), 'dict');
const reference = await new Promise<Reference>((resolve, reject) => {
  (require('kuromoji') as Kuromoji)
    .builder({ dicPath })
    .build((error, built) => (error === null ? resolve(built) : reject(error)));
});

const sentences = [
  '宿屋の扉を押し開け、',
  'カウンターへ歩み寄って麦酒を頼む。',
  '研究室の遠心分離機のスイッチを切ってから、',
  'すもももももももものうち。',
  '彼女は何も言わずに立ち去った。',
  'ABC社のサーバーに３回ログインした。',
  'ちょっと待っててね、',
  'そんなこと言われなくてもわかってるよ。',
];

describe('tokenizer', () => {
  it.each(sentences)('cuts like the reference: %s', (sentence) => {
    const words = tokenizer.tokenize(sentence).map((m) => m.surface);
    expect(words).toEqual(reference.tokenize(sentence).map((token) => token.surface_form));
  });
  it('takes the names it is given for people', () => {
    const [first] = tokenizer.tokenize('やなが笑う', ['やな']);
    expect(first).toMatchObject({ surface: 'やな', detail2: '人名', start: 0, end: 2 });
  });
  it('reads spellings the dictionary lacks, and writes them back', () => {
    const verb = tokenizer.tokenize('紅茶を淹れて').find((m) => m.pos === '動詞');
    expect(verb).toMatchObject({ surface: '淹れ', base: '淹れる' });
  });
  it('has words for emoji and lone surrogates', () => {
    expect(tokenizer.tokenize('🍺を飲む')[0]).toMatchObject({ surface: '🍺', pos: '名詞' });
    expect(tokenizer.tokenize('\ud83c').map((m) => m.surface)).toEqual(['\ud83c']);
  });
});
