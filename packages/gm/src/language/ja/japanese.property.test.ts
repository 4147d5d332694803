// Whatever the text, the grammar answers within it: no throw, spans inside, heads never empty.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../load/index.ts';
import { createJapanese } from './index.ts';

const tokenizer = await loadJapaneseTokenizer();
const japanese = createJapanese(tokenizer);
const words = fc.constantFrom(
  'あゆ',
  '本',
  'を',
  'に',
  'が',
  'は',
  'の',
  '取る',
  '取って',
  '飲ま',
  'ない',
  '、',
  '。',
  '「',
  '」',
  'ながら',
  'かけ',
  'よう',
  'と',
  'する',
  'て',
  'いる',
  '何か',
  '棚',
  '上',
  '😀',
  '\ud83c',
  '*',
  '(',
  'A',
  '１',
  '一冊',
  'られ',
  'た',
  'ば',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(words, { maxLength: 30 }).map((parts) => parts.join('')),
);

describe('any text', () => {
  it('is cut into morphemes that spell it', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(
          tokenizer
            .tokenize(written, ['あゆ'])
            .map((m) => m.surface)
            .join(''),
        ).toBe(written);
      }),
      { numRuns: 500 },
    );
  });
  it('gives acts inside itself', () => {
    fc.assert(
      fc.property(text, (written) => {
        for (const act of japanese.acts(written, { speaker: ['やな'], people: ['あゆ'] }).acts) {
          expect(act.start).toBeGreaterThanOrEqual(0);
          expect(act.end).toBeLessThanOrEqual(written.length);
          expect(act.start).toBeLessThanOrEqual(act.end);
          expect(act.object?.head ?? 'x').not.toBe('');
        }
        japanese.speech(written);
        japanese.isAct(written);
        japanese.topics(written);
      }),
      { numRuns: 800 },
    );
  });
});
