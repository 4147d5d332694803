// What sounds like talk: the lines of our own packs do, service and narrators do not.
import { readdirSync, readFileSync } from 'node:fs';
import { TEXT_LANGUAGES, type TextLanguage } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { talkMaterial } from '../../../test/talk-material.ts';
import { floorWords } from '../language/index.ts';
import { judgedSentences } from './judged-sentences.ts';
import { besideOthers, talkScore } from './talk-score.ts';
import type { TalkWeights } from './talk-weights.ts';

const PACKS = new URL('../../../../../packs/', import.meta.url);

/** Everything a pack lets somebody say, in one language. */
function packLines(language: TextLanguage): string[] {
  const files = readdirSync(PACKS, { recursive: true, encoding: 'utf8' });
  const spoken = files.filter((file) => /phrases\/.*\.yaml$|characters\.yaml$/u.test(file));
  return spoken.flatMap((file) =>
    saidIn(parse(readFileSync(new URL(file, PACKS), 'utf8')), language),
  );
}

function saidIn(node: unknown, language: TextLanguage): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const texts = (value as Record<string, unknown> | null)?.[language];
    if ((key === 'say' || key === 'lines') && Array.isArray(texts))
      return texts.map((text) => filled(String(text), language));
    return saidIn(value, language);
  });
}

/** What stands where a phrase names somebody or something. */
const NAMED: Readonly<Record<TextLanguage, readonly [string, string]>> = {
  ja: ['葵さん', 'お茶'],
  en: ['Nora', 'the tea'],
};

function filled(text: string, language: TextLanguage): string {
  const [somebody, something] = NAMED[language];
  return text.replace(/\{([#\w-]+)\}/gu, (_, slot: string) =>
    slot.includes('call') ? somebody : something,
  );
}

/** Which sentences of a line nobody would say. */
function strangeIn(line: string, language: TextLanguage): string[] {
  const weights = floorWords(language).talk as TalkWeights;
  const sentences = judgedSentences(line, language);
  const scores = sentences.map((one) => talkScore(one, { weights, language }));
  return sentences.filter((_, i) => {
    const others = scores.filter((_score, j) => j !== i);
    return besideOthers(scores[i] ?? 0, { others, weights }) > weights.bound;
  });
}

describe.each(TEXT_LANGUAGES)('talk in %s', (language) => {
  it('[D12] of what packs let people say, three sentences in a thousand are taken for something else at most', () => {
    const lines = packLines(language);
    const all = lines.flatMap((line) => judgedSentences(line, language)).length;
    const strange = lines.flatMap((line) => strangeIn(line, language));
    expect(all).toBeGreaterThan(500);
    expect(strange.length / all, strange.join('\n')).toBeLessThanOrEqual(0.003);
  });

  it('[D12] of what it has learned nobody says, two in three are told from talk', () => {
    const unsaid = talkMaterial(language).filter(({ isSaid }) => !isSaid);
    const caught = unsaid.filter(({ text }) => strangeIn(text, language).length > 0);
    expect(caught.length / unsaid.length).toBeGreaterThan(0.66);
  });
});
