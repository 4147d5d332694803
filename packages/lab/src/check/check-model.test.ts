// The model check tells a good model from a bad one, over HTTP.

import { openModel, parseModelAddress } from '@hakoniwa/garden';
import { checkLines, checkModel } from '@hakoniwa/lab';
import { isInLanguage } from '@hakoniwa/model';
import type { AnswerAsk } from '@hakoniwa/testkit';
import { loopbackDoor } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { aHouse } from '../../test/a-lab.ts';
import { aModelServer, badModel, goodModel } from '../../test/model-runs.ts';

async function checked(answer: AnswerAsk) {
  const server = await aModelServer(answer);
  const model = openModel({ door: loopbackDoor, address: parseModelAddress(server.ask) });
  return checkModel({ model, house: await aHouse(), language: 'ja' });
}

describe('the model check', () => {
  it('[L22] calls a good model good', async () => {
    const result = await checked(goodModel);
    expect(result.axes.map(({ axis, grade }) => `${axis} ${grade}`)).toEqual([
      'answers good',
      'format good',
      'world good',
      'tone good',
      'language good',
      'quality good',
    ]);
    expect([result.grade, result.turns, result.examples]).toEqual(['good', 24, []]);
    expect(checkLines(result, 'ja').at(-1)).toContain('ひとりで人物を演じられます');
  });

  it('[L22] calls a bad one poor, and shows why', async () => {
    const result = await checked(badModel);
    const marks = Object.fromEntries(result.axes.map(({ axis, grade }) => [axis, grade]));
    expect(marks).toMatchObject({ format: 'poor', world: 'poor', tone: 'fair', language: 'poor' });
    expect(result.grade).toBe('poor');
    expect(result.examples.map(({ why }) => why).join()).toMatch(/MISSING_OBJECT/);
    expect(checkLines(result, 'en').at(-1)).toContain('another model');
  });

  it.each([
    ['うん、いい天気。', 'ja', true],
    ['LoRAって知ってる？', 'ja', true],
    ['Sure, here you go.', 'ja', false],
    ['我们今天去公园散步吧', 'ja', false],
    ['오늘은 날씨가 좋네요', 'ja', false],
    ['', 'ja', true],
    ['A fine day.', 'en', true],
    ['いい天気。', 'en', false],
  ] as const)('[L22] %s is %s: %s', (speech, language, isSo) => {
    expect(isInLanguage(speech, language)).toBe(isSo);
  });
});
