// The model check ranks models and sees each fault for what it is, in both languages.
// Slow because each of a dozen models plays thirty turns over HTTP.

import { checkLines } from '@hakoniwa/lab';
import type { AnswerAsk } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { checked, expectGood, marksOf } from '../../test/checked-model.ts';
import {
  foreignModel,
  garbageModel,
  goodModel,
  parrotModel,
  refusingModel,
  sloppyModel,
} from '../../test/model-runs.ts';

describe('the model check', () => {
  it('[L22] calls a good model good, with an interval at every mark: en', () => expectGood('en'));

  it.each(['ja', 'en'] as const)(
    '[L33] ranks good, sloppy, parrot, garbage in this order: %s',
    async (language) => {
      const models = [goodModel, sloppyModel, parrotModel, garbageModel];
      const results = [];
      for (const model of models) results.push(await checked(model(language), { language }));
      const scores = results.map(({ score }) => score.value ?? 0);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(new Set(scores).size).toBe(models.length);
      for (const { grade } of results.slice(1)) expect(grade).toBe('poor');
      const [, sloppy, parrot, garbage] = results;
      expect(sloppy && marksOf(sloppy).form).toBe('poor');
      expect(parrot && marksOf(parrot).repetition).toBe('poor');
      expect(garbage && marksOf(garbage)).toMatchObject({ form: 'poor' });
    },
  );

  it.each([
    ['refusal', refusingModel],
    ['language', foreignModel],
  ] as const)('[L33] sees %s for what it is, in both languages', async (axis, model) => {
    for (const language of ['ja', 'en'] as const) {
      const result = await checked(model(language), { language });
      expect(marksOf(result)[axis]).toBe('poor');
      expect(result.grade).toBe('poor');
    }
  });

  it('[L33] a model that writes garbage in 99 of 100 answers is not told that it can play', async () => {
    for (const language of ['ja', 'en'] as const) {
      const [good, bad] = [goodModel(language), garbageModel(language)];
      const mostly: AnswerAsk = (ask) => (ask.number % 100 === 1 ? good : bad)(ask);
      const result = await checked(mostly, { language });
      expect(result.grade).toBe('poor');
      expect(checkLines(result, 'en').at(-1)).toContain('another model');
    }
  });
});
