import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../port/generate-request.ts';
import { CHAT_FORMATS, chooseFormat } from './choose-format.ts';
import { gemma3 } from './gemma3.ts';
import { gemma4 } from './gemma4.ts';
import { generic } from './generic.ts';

const tokens = [
  ...['<start_of_turn>', '<end_of_turn>', '<bos>', '<eos>', '<pad>', '<unused42>', '<s>', '</s>'],
  ...['<|turn>', '<turn|>', '<|think|>', '<|tool_call>', '<tool_call|>', '<|"|>', '[INST]'],
  ...['<|im_start|>', '<|im_end|>', '<|eot_id|>', '<<SYS>>', '<start_of_image>'],
];
/** Parts of tokens, so that what closes up around a removed one is tried as well. */
const shards = [
  '<',
  '>',
  '|',
  '<start_',
  'of_turn>',
  '<|',
  '|>',
  '<end',
  '_of_turn>',
  '[',
  'INST]',
];
const anyText = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...tokens) },
      { weight: 2, arbitrary: fc.constantFrom(...shards) },
      fc.string(),
      fc.constantFrom('やな', '「おはよう」', '\n', ' '),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const anyMessages = (text: fc.Arbitrary<string>) =>
  fc.array(
    fc.record({ role: fc.constantFrom('system' as const, 'user', 'assistant'), content: text }),
    { maxLength: 8 },
  );
/** Written again here, so that a slip in the pattern shows. */
const control =
  /<(start|end)_of_turn>|<(bos|eos|pad|s|\/s)>|<unused\d+>|<\|(turn|think\||tool_call|"\||im_start\||im_end\||eot_id\|)>|<(turn|tool_call)\|>|\[INST\]|<<SYS>>|<start_of_image>/;

describe.each(CHAT_FORMATS)('the format $name', (format) => {
  it('[M7] lets no inserted text produce a control token', () => {
    fc.assert(
      fc.property(anyMessages(anyText), (messages) => {
        for (const { content } of format.arrange(messages)) expect(content).not.toMatch(control);
      }),
      { numRuns: 1000 },
    );
  });

  it('[M8] begins with the user and alternates, with at most one system message on top', () => {
    fc.assert(
      fc.property(anyMessages(anyText), (messages) => {
        const arranged = format.arrange(messages);
        const turns = arranged[0]?.role === 'system' ? arranged.slice(1) : arranged;
        expect(turns.length).toBeGreaterThan(0);
        turns.forEach(({ role }, index) => {
          expect(role).toBe(index % 2 === 0 ? 'user' : 'assistant');
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('[M9] loses nothing else, and keeps the order', () => {
    const plain = fc.stringMatching(/^[^<>[\]\s…]{1,12}$/);
    fc.assert(
      fc.property(anyMessages(plain), (messages) => {
        const pieces = format.arrange(messages).flatMap(({ content }) => content.split('\n\n'));
        const opening = pieces.indexOf('…');
        const kept = opening === -1 ? pieces : pieces.toSpliced(opening, 1);
        expect(kept).toEqual(messages.map(({ content }) => content));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('who speaks which format', () => {
  it.each([
    ['gemma3:4b', gemma3],
    ['gemma-3-12b-it-qat', gemma3],
    ['google/gemma-3n-E4B-it', gemma3],
    ['gemma2:9b', gemma3],
    ['gemma4:e4b', gemma4],
    ['google/gemma-4-31b-it', gemma4],
    ['qwen3:8b', generic],
    ['llama-3.1-8b-instruct', generic],
  ])('[M7] %s', (model, format) => expect(chooseFormat(model)).toBe(format));
});

const scene: readonly Message[] = [
  { role: 'system', content: '規則' },
  { role: 'system', content: '人物' },
  { role: 'assistant', content: '<|channel>thought\nhm<channel|>「おはよう」' },
  { role: 'user', content: 'あゆ' },
  { role: 'system', content: '急いで' },
];

describe('an example scene', () => {
  it('[M8] Gemma 3 has no system role: the instructions are the first user turn', () => {
    expect(gemma3.arrange(scene)).toEqual([
      { role: 'user', content: '規則\n\n人物' },
      { role: 'assistant', content: '「おはよう」' },
      { role: 'user', content: 'あゆ\n\n急いで' },
    ]);
  });

  it('[M8] Gemma 4 has one, and a character who speaks first answers silence', () => {
    expect(gemma4.arrange(scene)).toEqual([
      { role: 'system', content: '規則\n\n人物' },
      { role: 'user', content: '…' },
      { role: 'assistant', content: '「おはよう」' },
      { role: 'user', content: 'あゆ\n\n急いで' },
    ]);
  });
});
