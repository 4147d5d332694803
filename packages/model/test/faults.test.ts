import type { ModelFault } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stackLayers } from '../src/port/language-model.ts';
import { withDeadline } from '../src/wrap/with-deadline.ts';
import { withTruncationGuard } from '../src/wrap/with-truncation-guard.ts';
import { withWords } from '../src/wrap/with-words.ts';
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
  ['limited-429', 'MODEL_RATE_LIMITED'],
  ['no-model', 'MODEL_NOT_FOUND'],
  ['redirect', 'MODEL_REDIRECT'],
  ['empty', 'MODEL_HALF_STREAM'],
  ['tool-call', 'MODEL_TOOL_CALL'],
  ['blank', 'MODEL_EMPTY'],
  ['null-content', 'MODEL_EMPTY'],
  ['huge', 'MODEL_OVERSIZED'],
  ['error-mid-stream', 'MODEL_SERVER'],
];

const answer = () => JSON.stringify({ speech: 'おはよう、あゆ。よく眠れた？' });
const schema = z.object({ speech: z.string() });
const long = [{ role: 'user' as const, content: 'とても長い前置き。'.repeat(200) }];

describe.each(ADAPTERS)('$name: a fault', (adapter) => {
  it.each(rows)('[M2] [M53] %s ends inside its deadline with %s', async (fault, code) => {
    // Only silence must run into the deadline, and not before the server has heard of the call.
    const deadlineMs = code === 'MODEL_TIMEOUT' ? 1_500 : 300_000;
    const options = { answer, fault: () => fault, dripMs: 100 };
    await withServer(adapter, options, async (server, model) => {
      const guarded = stackLayers(model, [withDeadline(), withTruncationGuard(), withWords()]);
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
