// The lexicon is broad, and the analyser finds its verbs in running text.
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../load/index.ts';
import { VERB_GROUPS } from './data/verbs.ts';
import { createJapanese } from './index.ts';
import { lookUp, stemVerb, VERB_COUNT } from './lexicon.ts';

const japanese = createJapanese(await loadJapaneseTokenizer());

describe('lexicon', () => {
  it('knows at least 350 verbs', () => expect(VERB_COUNT).toBeGreaterThan(350));
  it('finds verbs by their stems', () => {
    expect(stemVerb('覗き込み')).toBe('覗き込む');
    expect(stemVerb('置き')).toBe('置く');
    expect(lookUp(['無い言葉', '飲む'])?.word).toBe('飲む');
  });
  it('recognises most of its handling verbs after a thing', () => {
    const verbs = VERB_GROUPS.filter((group) =>
      ['take', 'put', 'open', 'eat', 'drink'].includes(group.verb),
    )
      .flatMap((group) => group.words.trim().split(/\s+/u))
      .filter((word) => !word.includes('を') && !word.includes('に'));
    const missed = verbs.filter(
      (word) => japanese.acts(`黒い箱を${word}。`).acts[0]?.object?.head !== '箱',
    );
    expect(missed.length / verbs.length, missed.join(' ')).toBeLessThan(0.06);
  });
});
