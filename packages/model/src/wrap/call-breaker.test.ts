import { describe, expect, it } from 'vitest';
import { ModelEmptyError } from '../errors/answer-errors.ts';
import { ModelAbortedError, ModelTimeoutError } from '../errors/call-errors.ts';
import { ModelRateLimitedError } from '../errors/connection-errors.ts';
import { limits } from '../limits.ts';
import { type LanguageModel, stackLayers } from '../port/language-model.ts';
import { scriptedModel } from '../scripted/scripted-model.ts';
import { CallBreaker } from './call-breaker.ts';
import { isSameModel } from './same-model.ts';
import { withBreaker } from './with-breaker.ts';

const request = { messages: [], purpose: 'thought', maxTokens: 10, deadlineMs: 1_000 };

function aModel(script: (number: number) => string) {
  const clock = { ms: 0 };
  let asked = 0;
  const inner = scriptedModel((_, number) => {
    asked += 1;
    return script(number);
  });
  const breaker = new CallBreaker(() => clock.ms);
  const model = stackLayers(inner, [(one) => ({ ...one }), withBreaker(breaker)]);
  return { model, clock, asked: () => asked };
}

const outcome = (model: LanguageModel) =>
  model.generate(request).then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );

const late = () => {
  throw new ModelTimeoutError({ limitMs: 1_000, kind: 'deadline' });
};

describe('a breaker', () => {
  it('[M54] leaves a model alone that fails again and again, and says why', async () => {
    const { model, clock, asked } = aModel(late);
    expect([await outcome(model), await outcome(model)]).toEqual([
      'MODEL_TIMEOUT',
      'MODEL_TIMEOUT',
    ]);
    for (let turn = 0; turn < 18; turn++)
      await expect(model.generate(request)).rejects.toMatchObject({
        code: 'MODEL_RESTING',
        details: { because: 'MODEL_TIMEOUT', failures: 2 },
      });
    expect(asked()).toBe(2);
    clock.ms += limits.restMs;
    expect([await outcome(model), await outcome(model)]).toEqual([
      'MODEL_TIMEOUT',
      'MODEL_RESTING',
    ]);
    clock.ms += limits.restMs;
    expect(await outcome(model)).toBe('MODEL_RESTING');
    clock.ms += limits.restMs;
    expect(await outcome(model)).toBe('MODEL_TIMEOUT');
  });

  it('[M54] one good answer ends it', async () => {
    const { model, clock, asked } = aModel((number) => (number === 3 ? 'ok' : late()));
    await outcome(model);
    await outcome(model);
    clock.ms += limits.restMs;
    expect(await outcome(model)).toBe('answered');
    expect([await outcome(model), await outcome(model)]).toEqual([
      'MODEL_TIMEOUT',
      'MODEL_TIMEOUT',
    ]);
    expect(asked()).toBe(5);
  });

  it('[M54] what is dear to fail rests longer, and a pause that is asked for is kept', async () => {
    const slow = aModel(() => late());
    const breaker = new CallBreaker(() => slow.clock.ms);
    for (const _ of [1, 2]) breaker.failed('MODEL_TIMEOUT', { tookMs: 60_000 });
    expect(breaker.rest?.forMs).toBe(300_000);
    const limited = aModel(() => {
      throw new ModelRateLimitedError({ url: 'u', body: '', retryAfterMs: 90_000 });
    });
    await outcome(limited.model);
    await outcome(limited.model);
    limited.clock.ms += 80_000;
    expect(await outcome(limited.model)).toBe('MODEL_RESTING');
  });

  it('[M54] counts answers of no use apart, and not what others did', async () => {
    const { model } = aModel(() => 'words');
    for (let turn = 0; turn < limits.answersBeforeRest; turn++) {
      expect(await outcome(model)).toBe('answered');
      model.judged?.('script');
    }
    await expect(model.generate(request)).rejects.toMatchObject({ details: { because: 'script' } });
    const off = aModel(() => {
      throw new ModelAbortedError({ reason: 'Ctrl-C' });
    });
    for (const _ of [1, 2, 3]) expect(await outcome(off.model)).toBe('MODEL_ABORTED');
    const empty = aModel(() => {
      throw new ModelEmptyError({ finish: 'stop' });
    });
    for (const _ of [1, 2]) await outcome(empty.model);
    expect(await outcome(empty.model)).toBe('MODEL_RESTING');
  });
});

it.each([
  ['ollama:gemma3:4b', 'gemma3:4b', true],
  ['openai:gpt-4o', 'gpt-4o-2024-08-06', true],
  ['openai:gemma-3-12b', '/models/Gemma-3-12B.gguf', true],
  ['ollama:gemma3', 'gemma3:latest', true],
  ['ollama:gemma3:12b', 'gemma3:4b', false],
  ['openai:gpt-4o', 'llama-3-8b', false],
])('[M55] %s answered by %s is the same: %s', (asked, answered, isSame) => {
  expect(isSameModel(asked, answered)).toBe(isSame);
});
