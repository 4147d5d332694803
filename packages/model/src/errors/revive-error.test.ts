import { describe, expect, it } from 'vitest';
import { ModelHttpError } from './connection-errors.ts';
import { ModelError } from './model-error.ts';
import { errorRecord, MODEL_ERROR_CODES, reviveError } from './revive-error.ts';

describe('model errors', () => {
  it.each(MODEL_ERROR_CODES)('[M1] %s comes back from its record as itself', (code) => {
    const details = { url: 'http://x', status: 503, problems: [], key: '', where: 'answer' };
    const error = reviveError({ code, details });
    expect(error).toBeInstanceOf(ModelError);
    expect(error.code).toBe(code);
    expect(error.name).toMatch(/Error$/);
    expect(errorRecord(error)).toEqual({ code, details });
  });

  it.each([
    [400, false],
    [401, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('[M1] an answer with status %i: retryable %s', (status, isRetryable) => {
    expect(new ModelHttpError({ url: 'u', status, body: '' })).toMatchObject({ isRetryable });
  });
});
