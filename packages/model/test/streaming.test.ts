import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Phase } from '../src/port/generate-request.ts';
import { withDeadline } from '../src/wrap/with-deadline.ts';
import { ADAPTERS, aRequest, codeOf, withServer } from './servers.ts';

const text = '（カップを置いて）「おはよう、あゆ。👩‍🍳 今日は早いね」';

describe.each(ADAPTERS)('$name: an answer', (adapter) => {
  it('[M4] streams its pieces in order and whole', async () => {
    await withServer(adapter, { answer: () => text }, async (_, model) => {
      const pieces: string[] = [];
      const phases: Phase[] = [];
      const result = await model.generate(
        aRequest({
          onToken: (piece) => pieces.push(piece),
          onPhase: (phase) => phases.push(phase),
        }),
      );
      expect(result.text).toBe(text);
      expect(pieces.length).toBeGreaterThan(3);
      expect(pieces.join('')).toBe(text);
      expect(phases).toEqual([{ name: 'loading' }, { name: 'waiting' }, { name: 'writing' }]);
      expect(result).toMatchObject({ finish: 'stop', usage: { source: 'server' } });
    });
  });

  it('[M5] asks for a schema in the server’s own way and gives the answer as JSON', async () => {
    const schema = z.object({ mood: z.enum(['calm', 'cross']) });
    const options = { answer: () => '{"mood":"calm"}' };
    await withServer(adapter, options, async (server, model) => {
      const result = await model.generate(aRequest({ schema }));
      expect(result.json).toEqual({ mood: 'calm' });
      expect(server.log.calls[0]?.ask.schema).toMatchObject({
        type: 'object',
        properties: { mood: { enum: ['calm', 'cross'] } },
      });
      expect(server.log.calls[0]?.ask.schema).not.toHaveProperty('$schema');
    });
  });

  it.each(['hang', 'hang-mid-stream', 'drip'] as const)(
    '[M6] called off during %s, the server sees it',
    async (fault) => {
      const options = { answer: () => text, fault: () => fault, dripMs: 50 };
      await withServer(adapter, options, async (server, model) => {
        const caller = new AbortController();
        const call = withDeadline()(model).generate(aRequest({ signal: caller.signal }));
        const code = codeOf(call);
        await server.log.until((log) => log.calls.length === 1);
        caller.abort(new Error('the player left'));
        expect(await code).toBe('MODEL_ABORTED');
        await server.log.until((log) => log.count('aborted') === 1);
      });
    },
  );

  it('[M6] a deadline reaches the server too', async () => {
    const options = { answer: () => text, fault: () => 'hang' as const };
    await withServer(adapter, options, async (server, model) => {
      const call = withDeadline()(model).generate(aRequest({ deadlineMs: 1_500 }));
      expect(await codeOf(call)).toBe('MODEL_TIMEOUT');
      await server.log.until((log) => log.count('aborted') === 1);
    });
  });

  it('[M6] a signal that fired before the call sends nothing', async () => {
    await withServer(adapter, { answer: () => text }, async (server, model) => {
      const signal = AbortSignal.abort('too late');
      expect(await codeOf(model.generate(aRequest({ signal })))).toBe('MODEL_ABORTED');
      expect(server.log.calls).toHaveLength(0);
    });
  });
});
