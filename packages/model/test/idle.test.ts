import { describe, expect, it } from 'vitest';
import { stackLayers } from '../src/port/language-model.ts';
import { withDeadline } from '../src/wrap/with-deadline.ts';
import { withIdleLimit } from '../src/wrap/with-idle-limit.ts';
import { withRetry } from '../src/wrap/with-retry.ts';
import { ADAPTERS, aRequest, codeOf, withServer } from './servers.ts';

describe.each(ADAPTERS)('$name: silence', (adapter) => {
  it('[M34] in the middle of a stream is given up, and the next attempt answers', async () => {
    const fault = ({ number }: { number: number }) =>
      number === 1 ? ('hang-mid-stream' as const) : undefined;
    await withServer(adapter, { answer: () => 'whole', fault }, async (server, bare) => {
      const layers = [
        withDeadline(),
        withRetry({ backoffMs: 1 }),
        withIdleLimit({ idleMs: 2_000 }),
      ];
      const heard: string[] = [];
      const result = await stackLayers(bare, layers).generate(
        aRequest({ onToken: (text) => heard.push(text), onRestart: () => heard.push('|') }),
      );
      expect(result).toMatchObject({ text: 'whole', attempts: 2 });
      expect(heard.join('')).toBe('who|whole');
      await server.log.until((log) => log.count('aborted') === 1);
    });
  });

  it('[M34] is what counts, not slowness: a drip longer than the limit is heard to its end', async () => {
    const text = 'slow but alive '.repeat(2);
    const options = { answer: () => text, fault: () => 'drip' as const, dripMs: 50 };
    await withServer(adapter, options, async (_, bare) => {
      const result = await withIdleLimit({ idleMs: 1_000 })(bare).generate(aRequest());
      expect(result.text).toBe(text);
    });
  });

  it('[M34] before the first text is left to the deadline', async () => {
    const options = { answer: () => 'x', fault: () => 'hang' as const };
    await withServer(adapter, options, async (_, bare) => {
      const model = stackLayers(bare, [withDeadline(), withIdleLimit({ idleMs: 10 })]);
      const error = await model.generate(aRequest({ deadlineMs: 200 })).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: 'MODEL_TIMEOUT', details: { kind: 'deadline' } });
      expect(await codeOf(Promise.reject(error))).toBe('MODEL_TIMEOUT');
    });
  });
});
