import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequest } from '../../test/servers.ts';
import { scriptedModel } from '../scripted/scripted-model.ts';
import { gemma4 } from './gemma4.ts';
import { filterOutput, OutputFilter } from './output-filter.ts';
import { withChatFormat } from './with-chat-format.ts';

describe('what a model writes', () => {
  it.each([
    ['「おはよう」<end_of_turn>', '「おはよう」'],
    ['<|channel>thought\nI should greet.<channel|>「おはよう」', '「おはよう」'],
    ['<think>hm</think>Hello', 'Hello'],
    ['before <|channel>thought\ncut off', 'before '],
    ['a < b and c > d [x]', 'a < b and c > d [x]'],
    ['{"a":["<","]"]}', '{"a":["<","]"]}'],
  ])('[M10] %j reads %j', (raw, clean) => expect(filterOutput(raw)).toBe(clean));

  it('[M10] reads the same wherever the stream was cut', () => {
    const part = fc.constantFrom(
      '<|channel>',
      '<channel|>',
      '<bos>',
      '<',
      'やな',
      '[',
      'x'.repeat(60),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 12 }), (pieces) => {
        const filter = new OutputFilter();
        const streamed = pieces.map((piece) => filter.push(piece)).join('') + filter.end();
        expect(streamed).toBe(filterOutput(pieces.join('')));
      }),
      { numRuns: 1000 },
    );
  });

  it('[M10] the listener hears exactly the cleaned text, its end included', async () => {
    const model = withChatFormat(gemma4)(
      scriptedModel(() => '<|channel>thought\nhm<channel|>{"a": "<3"}<turn|>'),
    );
    const heard: string[] = [];
    const result = await model.generate(
      aRequest({ schema: { type: 'object' }, onToken: (text) => heard.push(text) }),
    );
    expect(result.text).toBe('{"a": "<3"}');
    expect(result.json).toEqual({ a: '<3' });
    expect(heard.join('')).toBe(result.text);
  });
});
