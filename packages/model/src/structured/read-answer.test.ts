import { unsoundTextIn } from '@hakoniwa/stage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scriptedModel } from '../scripted/scripted-model.ts';
import { readLenientJson } from './lenient-json.ts';
import { readAnswer } from './read-answer.ts';

const schema = z.object({
  speech: z.string(),
  mood: z.enum(['calm', 'cross']),
  loudness: z.number().optional(),
});
const value = { speech: 'おはよう', mood: 'calm' };

describe('an answer of a wanted shape', () => {
  it.each([
    ['strict', '{"speech":"おはよう","mood":"calm"}'],
    ['repaired', '```json\n{"speech":"おはよう","mood":"calm"}\n```'],
    ['repaired', 'はい、どうぞ：{"speech":"おはよう","mood":"calm"} 以上です。'],
    ['repaired', '{"speech":"おはよう","mood":"calm",}'],
    ['repaired', "{speech: 'おはよう', mood: calm}"],
    ['repaired', '{“speech”: “おはよう”, "mood": "calm"}'],
    ['repaired', '{"speech"："おはよう"、"mood"："calm"}'],
    ['repaired', '{"speech": "おはよう" // a greeting\n "mood": "calm"}'],
    ['repaired', '{"speech": "おはよう", "mood": "calm"'],
    ['repaired', 'The set {a, b}: {"speech": "おはよう", "mood": "calm"}'],
    ['tagged', '<speech>おはよう</speech>\n<mood>calm</mood>'],
    ['tagged', '**speech**: おはよう\n- mood: calm'],
    ['tagged', 'speech：おはよう\nmood：calm'],
  ])('[M14] is read (%s) from %j', (reading, text) => {
    expect(readAnswer(schema, text)).toEqual({ ok: true, value, reading });
  });

  it('[M14] a JSON Schema checks like a zod schema', () => {
    const plain = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] };
    expect(readAnswer(plain, '{"n": 3}')).toMatchObject({ ok: true, value: { n: 3 } });
    expect(readAnswer(plain, 'n: 4')).toMatchObject({ ok: true, value: { n: 4 } });
    expect(readAnswer(plain, '{"n": "x"}')).toMatchObject({ ok: false });
  });

  it.each([
    ['{"speech":"おはよう","mood":"angry"}', 'mood'],
    ['{"mood":"calm"}', 'speech'],
    ['I would rather not.', 'no JSON'],
    ['{"speech":"おは', 'no JSON'],
  ])('[M14] %j is refused with what is wrong', (text, problem) => {
    const read = readAnswer(schema, text);
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).toContain(problem);
  });
});

const odd = ['n\\u0000l', 'h\\ud83clf', 'n\u0000l', 'h\ud83clf'];

it.each(odd)('[M52] %j is read as text that can be kept, however it is read', (speech) => {
  const ways = [
    `{"speech":"${speech}","mood":"calm"}`,
    `{speech: "${speech}", mood: calm,}`,
    `<speech>${speech}</speech>\n<mood>calm</mood>`,
  ];
  for (const text of ways) {
    const read = readAnswer(schema, text);
    expect(read.ok).toBe(true);
    expect(unsoundTextIn(read)).toBeUndefined();
  }
});

it('[M52] a text is joined before it is mended, and what is read from it is mended too', async () => {
  const request = { messages: [], purpose: 'thought', maxTokens: 9, deadlineMs: 9, schema };
  const model = scriptedModel((_, number) =>
    number === 1 ? '🌱 \ud83c \u0000' : '{"a":"🌱 \\u0000"}',
  );
  expect((await model.generate(request)).text).toBe('🌱 \ufffd \ufffd');
  expect((await model.generate(request)).json).toEqual({ a: '🌱 \ufffd' });
});

describe('the lenient JSON reader', () => {
  it('[M14] reads all JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (json) => {
        fc.pre(typeof json === 'object' && json !== null);
        fc.pre(!/__proto__|prototype|constructor|-0/.test(JSON.stringify(json)));
        expect(readLenientJson(JSON.stringify(json))).toEqual(JSON.parse(JSON.stringify(json)));
      }),
      { numRuns: 1000 },
    );
  });

  it('[M14] throws on no text, and takes no key of prototypes', () => {
    const part = fc.constantFrom('{', '}', '[', ']', '"', "'", ':', ',', '//', '/*', '\\', '\\u12');
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
        readLenientJson(parts.join(''));
      }),
      { numRuns: 2000 },
    );
    expect(readLenientJson('{"__proto__": {"a": 1}, constructor: 1, b: 2}')).toEqual({ b: 2 });
    expect(readLenientJson("['".repeat(50_000))).toBeUndefined();
    expect(readLenientJson('['.repeat(100_000))).toBeUndefined();
  });
});
