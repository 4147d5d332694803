// Whatever comes, reading neither throws nor loses a word, and its time grows with the length alone.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJapanese } from '../language/ja/index.ts';
import { loadJapaneseTokenizer } from '../load/index.ts';
import { readOutput } from './read.ts';
import type { OutputReading } from './types.ts';

const language = createJapanese(await loadJapaneseTokenizer());
const options = { speaker: 'やな', others: ['あゆ'], language };
const pieces = fc.constantFrom(
  'Thought:',
  'Output:',
  '思考：',
  '\n',
  '*',
  '**',
  '(',
  ')',
  '（',
  '）',
  '[',
  ']',
  '「',
  '」',
  '『',
  '』',
  '"',
  'やな',
  'あゆ',
  ':',
  '：',
  'GET: 本',
  '窓を開ける',
  '笑う',
  'うん',
  '。',
  '、',
  ' ',
  '<|im_end|>',
  '<thought>',
  '</thought>',
  '```',
  '{',
  '}',
  '"speech":',
  '😀',
  'と言った',
  'の',
  '\u0000',
);
const output = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
);

/** Letters and digits of the text that no part of the reading accounts for. */
function unread(reading: OutputReading): string {
  const seen = new Uint8Array(reading.text.length);
  const see = (start: number, end: number): void => void seen.fill(1, start, end);
  for (const part of [...reading.blocks, ...reading.ignored]) see(part.start, part.end);
  for (const { code, start, end } of reading.repairs) {
    if (code === 'control-token' || code === 'fence') see(start, end);
  }
  return [...reading.text].length === 0
    ? ''
    : [...reading.text.matchAll(/[\p{L}\p{N}]/gu)]
        .filter((m) => seen[m.index] !== 1)
        .map((m) => m[0])
        .join('');
}

describe('any output', () => {
  it('is read without a throw, blocks inside the text and in order', () => {
    fc.assert(
      fc.property(output, (raw) => {
        const reading = readOutput(raw, options);
        let end = 0;
        for (const block of reading.blocks) {
          expect(block.start).toBeGreaterThanOrEqual(end);
          expect(block.end).toBeLessThanOrEqual(reading.text.length);
          end = block.end;
        }
      }),
      { numRuns: 400 },
    );
  });
  it('loses no word that is not thought, marker, act or another’s', () => {
    const plain = fc.array(
      pieces.filter(
        (piece) => !/Thought|Output|思考|thought|speech|[{}:：]|やな|あゆ/u.test(piece),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(
        plain.map((parts) => parts.join('')),
        (raw) => {
          expect(unread(readOutput(raw, options))).toBe('');
        },
      ),
      { numRuns: 400 },
    );
  });
  it.each([
    '(',
    '*',
    '「',
    '「」',
    'a(',
    '*あ',
    '\n(',
    '"',
    'Thought:',
    '{',
    'あゆ：\n',
    '（笑）',
    '<|',
    '「あ」と',
    '*飲む* ',
    ' ',
    '\\"',
  ])('a megabyte of %j is read', (piece) => {
    const raw = piece.repeat(Math.floor(1_000_000 / piece.length));
    expect(readOutput(raw, options).raw).toBe(raw);
  });
});
