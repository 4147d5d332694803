import { faultsBySeed, type ModelFault } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { chooseFormat } from '../src/format/choose-format.ts';
import { stackLayers } from '../src/port/language-model.ts';
import { MemoryJournal } from '../src/record/call-journal.ts';
import { CallScheduler } from '../src/schedule/call-scheduler.ts';
import { standardLayers } from '../src/wrap/standard-layers.ts';
import { TokenBudget } from '../src/wrap/token-budget.ts';
import { TokenMeter } from '../src/wrap/token-meter.ts';
import { ADAPTERS, aRequest, withServer } from './servers.ts';

const kinds: readonly ModelFault[] = [
  ...(['refused', 'hang', 'hang-mid-stream', 'half-stream', 'early-end'] as const),
  ...(['garbage', 'error-500', 'busy-503', 'empty', 'error-mid-stream'] as const),
];
const CALLS = 200;

describe('the plan of faults', () => {
  it('[M16] is the same for the same seed, and as frequent as wanted', () => {
    const ask = { number: 1, model: '', messages: [], last: '', body: {} };
    const row = (seed: number) => {
      const plan = faultsBySeed({ seed, percent: 30, kinds });
      return Array.from({ length: 1000 }, () => plan(ask));
    };
    expect(row(1)).toEqual(row(1));
    expect(row(1)).not.toEqual(row(2));
    const faulty = row(1).filter((fault) => fault !== undefined);
    expect(Math.abs(faulty.length - 300)).toBeLessThan(60);
    expect(new Set(faulty).size).toBe(kinds.length);
  });
});

describe.each(ADAPTERS)('$name: a storm', (adapter) => {
  it('[M16] 200 calls, 30 % of the attempts faulty: none lost, none doubled', async () => {
    const fault = faultsBySeed({ seed: 20, percent: 30, kinds });
    const answer = ({ last }: { last: string }) => `「${last}、確かに」`;
    await withServer(adapter, { answer, fault }, async (server, bare) => {
      const [journal, meter] = [new MemoryJournal(), new TokenMeter()];
      const budget = new TokenBudget({ capTokens: 10_000_000 });
      let retries = 0;
      const model = stackLayers(
        bare,
        standardLayers({
          ...{ format: chooseFormat('gemma3:4b'), journal, meter, budget },
          ...{ scheduler: new CallScheduler({ slots: 8 }), idleMs: 500, attemptMs: 1000 },
          retry: {
            attempts: 12,
            backoffMs: 1,
            onRetry: () => {
              retries += 1;
            },
          },
        }),
      );
      const outcomes = await Promise.all(
        Array.from({ length: CALLS }, async (_, index) => {
          const said = `call ${index}`;
          let heard = '';
          const result = await model.generate(
            aRequest({
              ...{ messages: [{ role: 'user', content: said }], callId: said },
              ...{ character: `c${index % 7}`, deadlineMs: 300_000 },
              onToken: (piece) => {
                heard += piece;
              },
              onRestart: () => {
                heard = '';
              },
            }),
          );
          return { said, text: result.text, heard, attempts: result.attempts ?? 1 };
        }),
      );
      for (const { said, text, heard } of outcomes) {
        expect(text).toBe(`「${said}、確かに」`);
        expect(heard).toBe(text);
      }
      expect(journal.records.map(({ id }) => id).toSorted()).toEqual(
        outcomes.map(({ said }) => said).toSorted(),
      );
      const attempts = outcomes.reduce((sum, outcome) => sum + outcome.attempts, 0);
      expect(attempts).toBe(CALLS + retries);
      // On a busy machine an attempt may be given up before the server has heard of it.
      const unheard = attempts - server.log.calls.length;
      expect(unheard).toBeGreaterThanOrEqual(0);
      const faulty = server.log.calls.filter((call) => call.fault !== undefined).length;
      // A busy machine may make a healthy attempt too slow as well.
      expect(faulty + unheard).toBeLessThanOrEqual(retries);
      expect(faulty).toBeGreaterThan(CALLS * 0.25);
      expect(meter.sum()).toMatchObject({ calls: attempts, failures: retries });
      expect(budget.usedTokens).toBe(meter.sum().promptTokens + meter.sum().completionTokens);
      await server.log.until((log) => log.count('open') === 0);
    });
  });
});
