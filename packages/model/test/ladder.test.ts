import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generateStructured } from '../src/structured/generate-structured.ts';
import { withDeadline } from '../src/wrap/with-deadline.ts';
import { withTruncationGuard } from '../src/wrap/with-truncation-guard.ts';
import { ADAPTERS, aRequest, codeOf, withServer } from './servers.ts';

const schema = z.object({ mood: z.enum(['calm', 'cross']) });
const good = '{"mood":"calm"}';
const language = 'ja';

describe.each(ADAPTERS)('$name: the ladder', (adapter) => {
  it('[M15] one call with the native schema suffices when the answer fits', async () => {
    await withServer(adapter, { answer: () => good }, async (server, model) => {
      const got = await generateStructured(model, { ...aRequest(), schema }, { language });
      expect(got).toMatchObject({ ok: true, value: { mood: 'calm' }, asked: 'native' });
      expect(server.log.calls).toHaveLength(1);
      expect(JSON.stringify(server.log.calls[0]?.ask.schema)).toContain('"mood"');
      expect(server.log.calls[0]?.ask.last).toContain('"enum":["calm","cross"]');
    });
  });

  it.each(['wrong-schema' as const, 'length' as const])(
    '[M15] after %s it asks once more, without the constraint',
    async (fault) => {
      const plan = ({ number }: { number: number }) => (number === 1 ? fault : undefined);
      const answer = ({ number }: { number: number }) =>
        number === 1 ? '{"mood":"calm","more":"xxxxxxxx"}' : '```json\n{"mood": "cross",}\n```';
      await withServer(adapter, { answer, fault: plan }, async (server, bare) => {
        const model = withTruncationGuard()(bare);
        const request = { ...aRequest(), schema };
        const got = await generateStructured(model, request, { language });
        expect(got).toMatchObject({
          ...{ ok: true, value: { mood: 'cross' }, asked: 'prompt', reading: 'repaired' },
        });
        expect(server.log.calls).toHaveLength(2);
        expect(server.log.calls[1]?.ask.schema).toBeUndefined();
      });
    },
  );

  it('[M15] tagged text is the last rung', async () => {
    const answer = ({ number }: { number: number }) =>
      number === 1 ? 'えっと…' : '<mood>calm</mood>';
    await withServer(adapter, { answer }, async (_, model) => {
      const got = await generateStructured(model, { ...aRequest(), schema }, { language });
      expect(got).toMatchObject({ ok: true, value: { mood: 'calm' }, reading: 'tagged' });
    });
  });

  it.each([
    ['{"mood":"calm"}', 'calm'],
    ['mumble', 'cross'],
  ] as const)(
    '[M56] an answer in doubt is asked for once more with the draft; after %j it is %s',
    async (second, mood) => {
      const answer = ({ number }: { number: number }) =>
        number === 1 ? '{"mood":"cross"}' : second;
      const doubts = (value: unknown) =>
        JSON.stringify(value).includes('cross') ? ['too cross'] : [];
      await withServer(adapter, { answer }, async (server, model) => {
        const request = { ...aRequest(), schema };
        const got = await generateStructured(model, request, { language, doubts });
        expect(got).toMatchObject({ ok: true, value: { mood } });
        expect(server.log.calls).toHaveLength(2);
        const { messages } = server.log.calls[1]?.ask ?? { messages: [] };
        expect(messages.at(-2)?.content).toContain('cross');
        expect(messages.at(-1)?.content).toContain('too cross');
      });
    },
  );

  it('[M15] when nothing fits, the old state is kept and the error says why', async () => {
    await withServer(adapter, { answer: () => '{"mood":"sleepy"}' }, async (server, model) => {
      const got = await generateStructured(model, { ...aRequest(), schema }, { language });
      expect(got).toMatchObject({ ok: false, keep: 'old-state', error: { code: 'MODEL_SCHEMA' } });
      expect(server.log.calls).toHaveLength(2);
    });
  });

  it('[M15] failures of the call itself are thrown as ever', async () => {
    const options = { answer: () => good, fault: () => 'hang' as const };
    await withServer(adapter, options, async (server, bare) => {
      const request = { ...aRequest({ deadlineMs: 1_500 }), schema };
      const call = generateStructured(withDeadline()(bare), request, { language });
      expect(await codeOf(call)).toBe('MODEL_TIMEOUT');
      expect(server.log.calls).toHaveLength(1);
    });
  });
});
