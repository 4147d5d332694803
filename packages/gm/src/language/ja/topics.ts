// The content nouns of a text: what it is about.
import type { Morpheme } from './analyser/morpheme.ts';
import { FAMILIAR_WORDS, SELF_WORDS } from './data/persons.ts';

const COMPOUNDING = new Set([
  '一般',
  'サ変接続',
  '固有名詞',
  '接尾',
  '形容動詞語幹',
  'ナイ形容詞語幹',
]);
const EMPTY = new Set([
  'もの',
  'こと',
  'とき',
  '時',
  '感じ',
  '方',
  'ため',
  'みたい',
  'そう',
  'よう',
  '気',
  '人',
  '私',
  '何',
  'それ',
  'これ',
  'さん',
  'ちゃん',
  '様',
]);

/** Compounds joined, each once, in order; people, pronouns and counters left out. */
export function topicsOf(morphemes: readonly Morpheme[]): string[] {
  const topics = new Set<string>();
  let compound = '';
  for (const m of morphemes) {
    const joins =
      m.pos === '名詞' &&
      COMPOUNDING.has(m.detail) &&
      m.detail2 !== '人名' &&
      (m.detail !== '接尾' || compound !== '');
    if (joins) {
      compound += m.surface;
      continue;
    }
    if (isTopic(compound)) topics.add(compound);
    compound = '';
  }
  if (isTopic(compound)) topics.add(compound);
  return [...topics];
}

const ONE_KANJI = /^\p{Script=Han}$/u;

function isTopic(compound: string): boolean {
  return (
    (compound.length > 1 || ONE_KANJI.test(compound)) &&
    !EMPTY.has(compound) &&
    !SELF_WORDS.has(compound) &&
    !FAMILIAR_WORDS.has(compound)
  );
}
