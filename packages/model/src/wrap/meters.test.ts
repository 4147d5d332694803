import { describe, expect, it } from 'vitest';
import { aRequest, codeOf } from '../../test/servers.ts';
import { ModelHalfStreamError } from '../errors/answer-errors.ts';
import { ModelRefusedError } from '../errors/connection-errors.ts';
import { scriptedModel } from '../scripted/scripted-model.ts';
import { forecastRun } from './forecast-run.ts';
import { PrefixMeter, withPrefixMeter } from './prefix-meter.ts';
import { TokenBudget } from './token-budget.ts';
import { TokenMeter } from './token-meter.ts';
import { withBudget } from './with-budget.ts';
import { withMeter } from './with-meter.ts';

const counted = () => scriptedModel(() => ({ text: 'x', promptTokens: 100, completionTokens: 20 }));

describe('the token meter', () => {
  it('[M18] keeps a row per character and purpose, failures included', async () => {
    const meter = new TokenMeter();
    const model = withMeter(meter)(counted());
    await model.generate(aRequest({ character: 'yana', purpose: 'thought' }));
    await model.generate(aRequest({ character: 'yana', purpose: 'performance' }));
    await model.generate(aRequest({ character: 'yana', purpose: 'performance' }));
    await model.generate(aRequest({ purpose: 'score' }));
    const failing = scriptedModel((_, number) => {
      if (number === 1) throw new ModelRefusedError({ url: 'u', reason: 'r' });
      throw new ModelHalfStreamError({ url: 'u', receivedChars: 1 });
    });
    const other = withMeter(meter)(failing);
    await codeOf(other.generate(aRequest({ character: 'ayu', purpose: 'thought' })));
    expect(meter.sum((row) => row.character === 'ayu').promptTokens).toBe(0);
    await codeOf(other.generate(aRequest({ character: 'ayu', purpose: 'thought' })));
    expect(meter.sum((row) => row.character === 'ayu').promptTokens).toBeGreaterThan(0);
    expect(meter.rows()).toMatchObject([
      { character: 'yana', purpose: 'thought', calls: 1, promptTokens: 100 },
      { character: 'yana', purpose: 'performance', calls: 2, completionTokens: 40 },
      { character: '', purpose: 'score', calls: 1 },
      { character: 'ayu', purpose: 'thought', calls: 2, failures: 2 },
    ]);
  });
});

describe('the budget', () => {
  it('[M19] stops before the cap, with all calls at once too, and goes on when it is raised', async () => {
    let calls = 0;
    const budget = new TokenBudget({ capTokens: 500 });
    const model = withBudget(budget)(
      scriptedModel(async () => {
        calls += 1;
        await new Promise((later) => setImmediate(later));
        return { text: 'x', promptTokens: 10, completionTokens: 90 };
      }),
    );
    const codes = await Promise.all(
      Array.from({ length: 10 }, () => codeOf(model.generate(aRequest()))),
    );
    expect(codes.filter((code) => code === 'BUDGET_EXCEEDED')).toHaveLength(6);
    expect(calls).toBe(4);
    expect(budget.usedTokens).toBe(400);
    expect(await codeOf(model.generate(aRequest({ maxTokens: 200 })))).toBe('BUDGET_EXCEEDED');
    budget.changeCap(1000);
    expect(await codeOf(model.generate(aRequest({ maxTokens: 200 })))).toBe('answered');
  });
});

describe('the forecast', () => {
  const calls = [
    { purpose: 'thought', count: 10, promptTokens: 1000, maxTokens: 200 },
    { purpose: 'performance', count: 10, promptTokens: 1200, maxTokens: 300 },
  ];

  it('[M20] adds up what is declared, and the time it takes', () => {
    expect(
      forecastRun({ calls, leftTokens: 26_999, speed: { reads: 1000, writes: 50, slots: 2 } }),
    ).toEqual({
      ...{ calls: 20, promptTokens: 22_000, completionTokens: 5_000, totalTokens: 27_000 },
      ...{ fits: false, durationMs: 61_000 },
    });
  });

  it('[M20] goes by measured averages where there are any', () => {
    const meter = new TokenMeter();
    const whose = { character: 'yana', purpose: 'thought' };
    meter.addAnswer(whose, { promptTokens: 500, completionTokens: 50, source: 'server' });
    meter.addFailure(whose, 100);
    expect(forecastRun({ calls, meter })).toMatchObject({
      ...{ promptTokens: 18_000, completionTokens: 3_500, fits: true },
    });
  });
});

describe('the prefix meter', () => {
  it('[M21] measures what a prompt shares with the same character’s last one', async () => {
    const meter = new PrefixMeter();
    const model = withPrefixMeter(meter)(counted());
    const rules = 'Rules of the server. '.repeat(30);
    const ask = (character: string, scene: string) =>
      model.generate(aRequest({ character, messages: [{ role: 'user', content: rules + scene }] }));
    await ask('yana', 'morning');
    await ask('ayu', 'elsewhere');
    expect(meter.share()).toBeUndefined();
    await ask('yana', 'noon');
    expect(meter.share()).toBeGreaterThan(0.95);
    expect(meter.add('ayu', [{ role: 'user', content: 'Nothing in common' }])).toBeLessThan(0.5);
    expect([...meter.sums().keys()]).toEqual(['yana', 'ayu']);
  });
});
