// The model check tells a good model from a bad one over HTTP, and never credits one with what instinct said.

import { checkLines } from '@hakoniwa/lab';
import { isInLanguage } from '@hakoniwa/model';
import { describe, expect, it } from 'vitest';
import { checked, expectGood, marksOf } from '../../test/checked-model.ts';
import { badModel, goodModel } from '../../test/model-runs.ts';

describe('the model check', () => {
  it('[L22] calls a good model good, with an interval at every mark: ja', () => expectGood('ja'));

  it('[L22] calls a bad one poor, and shows why', async () => {
    const result = await checked(badModel);
    expect(marksOf(result)).toMatchObject({ form: 'poor', world: 'poor', language: 'poor' });
    expect(result.grade).toBe('poor');
    expect(result.examples.map(({ why }) => why).join()).toMatch(/MISSING_OBJECT/);
    expect(checkLines(result, 'en').at(-1)).toContain('another model');
  });

  it('[L33] nothing that instinct says is marked, shown or counted as the model’s', async () => {
    const dead = await checked(goodModel('ja'), { fault: () => 'error-500' });
    expect([dead.answered, dead.grade]).toEqual([0, 'poor']);
    expect(dead.score.value).toBe(0);
    const marked = dead.axes.filter(({ value }) => value !== null).map(({ axis }) => axis);
    expect(marked).toEqual(['answers']);
    expect(dead.examples.every(({ text }) => text === '')).toBe(true);
    expect(checkLines(dead, 'en').join('\n')).toContain('0 of 6 turns are its own');
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
