import { describe, expect, it } from 'vitest';
import { aRequest, codeOf } from '../../test/servers.ts';
import { ModelTruncatedError } from '../errors/answer-errors.ts';
import { ModelHttpError, ModelRefusedError } from '../errors/connection-errors.ts';
import { scriptedModel } from '../scripted/scripted-model.ts';
import { type Retry, withRetry } from './with-retry.ts';

const refused = () => new ModelRefusedError({ url: 'u', reason: 'ECONNREFUSED' });
const busy = (retryAfterMs: number) =>
  new ModelHttpError({ url: 'u', status: 503, body: '', retryAfterMs });

/** Fails so often, then answers. */
function failing(times: number, error: () => Error) {
  return scriptedModel((_, number) => {
    if (number <= times) throw error();
    return 'at last';
  });
}

describe('trying again', () => {
  it('[M17] doubles its pauses and says how many attempts it took', async () => {
    const retries: Retry[] = [];
    const options = { attempts: 4, backoffMs: 1, onRetry: (retry: Retry) => retries.push(retry) };
    const result = await withRetry(options)(failing(3, refused)).generate(aRequest());
    expect(result).toMatchObject({ text: 'at last', attempts: 4 });
    expect(retries.map(({ waitMs }) => waitMs)).toEqual([1, 2, 4]);
  });

  it('[M17] waits as long as the server asks', async () => {
    const waits: number[] = [];
    const onRetry = ({ waitMs }: Retry) => waits.push(waitMs);
    await withRetry({ onRetry })(failing(1, () => busy(7))).generate(aRequest());
    expect(waits).toEqual([7]);
  });

  it.each([
    [
      'an error that will not pass',
      5,
      () => new ModelTruncatedError({ where: 'answer', completionTokens: 1 }),
      'MODEL_TRUNCATED',
      0,
    ],
    ['too many attempts', 5, refused, 'MODEL_REFUSED', 2],
    ['a pause longer than the deadline', 5, () => busy(3_600_000), 'MODEL_HTTP', 0],
  ])('[M17] gives up after %s', async (_, times, error, code, retries) => {
    let seen = 0;
    const options = {
      attempts: 3,
      backoffMs: 1,
      onRetry: () => {
        seen += 1;
      },
    };
    expect(await codeOf(withRetry(options)(failing(times, error)).generate(aRequest()))).toBe(code);
    expect(seen).toBe(retries);
  });

  it('[M17] called off during a pause, it ends', async () => {
    const caller = new AbortController();
    const options = { backoffMs: 60_000, onRetry: () => caller.abort() };
    const request = aRequest({ signal: caller.signal, deadlineMs: 600_000 });
    expect(await codeOf(withRetry(options)(failing(1, refused)).generate(request))).toBe(
      'MODEL_ABORTED',
    );
  });
});
