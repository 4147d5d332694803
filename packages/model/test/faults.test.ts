import type { ModelFault } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stackLayers } from '../src/port/language-model.ts';
import { withDeadline } from '../src/wrap/with-deadline.ts';
import { withTruncationGuard } from '../src/wrap/with-truncation-guard.ts';
import { ADAPTERS, aRequest, codeOf, unreachable, withServer } from './servers.ts';

const rows: readonly (readonly [ModelFault, string])[] = [
  ['refused', 'MODEL_REFUSED'],
  ['hang', 'MODEL_TIMEOUT'],
  ['hang-mid-stream', 'MODEL_TIMEOUT'],
  ['drip', 'MODEL_TIMEOUT'],
  ['half-stream', 'MODEL_HALF_STREAM'],
  ['early-end', 'MODEL_HALF_STREAM'],
  ['garbage', 'MODEL_GARBAGE'],
  ['wrong-schema', 'answered'],
  ['short-prompt', 'MODEL_TRUNCATED'],
  ['length', 'MODEL_TRUNCATED'],
  ['error-500', 'MODEL_HTTP'],
  ['busy-503', 'MODEL_HTTP'],
  ['no-model', 'MODEL_NOT_FOUND'],
  ['redirect', 'MODEL_REDIRECT'],
  ['empty', 'MODEL_HALF_STREAM'],
  ['huge', 'MODEL_OVERSIZED'],
  ['error-mid-stream', 'MODEL_SERVER'],
];

const answer = () => JSON.stringify({ speech: 'おはよう、あゆ。よく眠れた？' });
const schema = z.object({ speech: z.string() });
const long = [{ role: 'user' as const, content: 'とても長い前置き。'.repeat(200) }];

describe.each(ADAPTERS)('$name: a fault', (adapter) => {
  it.each(rows)('[M2] %s ends inside its deadline with %s', async (fault, code) => {
    // A huge answer takes a while to be too large; only silence must run into the deadline.
    const deadlineMs = code === 'MODEL_TIMEOUT' ? 500 : 20_000;
    const options = { answer, fault: () => fault, dripMs: 100 };
    await withServer(adapter, options, async (server, model) => {
      const guarded = stackLayers(model, [withDeadline(), withTruncationGuard()]);
      const request = aRequest({ deadlineMs, schema, messages: long });
      expect(await codeOf(guarded.generate(request))).toBe(code);
      expect(server.log.calls).toHaveLength(1);
    });
  });

  it('[M2] a port where nobody listens ends with MODEL_REFUSED', async () => {
    const model = await unreachable(adapter);
    const error = await model.generate(aRequest()).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'MODEL_REFUSED',
      isRetryable: true,
      details: { reason: 'ECONNREFUSED' },
    });
    expect((error as Error).cause).toBeInstanceOf(Error);
  });

  it('[M3] follows no redirect', async () => {
    await withServer(adapter, { answer, fault: () => 'redirect' }, async (server, model) => {
      expect(await model.generate(aRequest()).catch((error: unknown) => error)).toMatchObject({
        code: 'MODEL_REDIRECT',
        details: { status: 307, location: '/elsewhere' },
        isRetryable: false,
      });
      expect(server.log.calls).toHaveLength(1);
    });
  });

  it('[M2] keeps what a busy server said, and for how long to wait', async () => {
    await withServer(adapter, { answer, fault: () => 'busy-503' }, async (_, model) => {
      expect(await model.generate(aRequest()).catch((error: unknown) => error)).toMatchObject({
        code: 'MODEL_HTTP',
        details: { status: 503, body: 'server busy', retryAfterMs: 0 },
        isRetryable: true,
      });
    });
  });
});
