// A layer that asks a model only while its breaker lets it: what fails again and again costs nobody time.
import { ModelRestingError } from '../errors/call-errors.ts';
import { ModelError } from '../errors/model-error.ts';
import type { Layer } from '../port/language-model.ts';
import type { CallBreaker } from './call-breaker.ts';
import { askedPauseMs } from './with-retry.ts';

/** Failures that say nothing of the model: ours, the caller's, or of one request alone. */
const OTHERS: ReadonlySet<string> = new Set([
  'MODEL_ABORTED',
  'BUDGET_EXCEEDED',
  'MODEL_QUEUE_FULL',
  'MODEL_NOT_RECORDED',
  'MODEL_SCHEMA',
  'MODEL_TRUNCATED',
  'MODEL_PROMPT_TOO_LONG',
]);

/** MODEL_RESTING at once while the model is left alone. */
export function withBreaker(breaker: CallBreaker): Layer {
  return (inner) => ({
    id: inner.id,
    judged: (fault) => breaker.judged(fault),
    async generate(request) {
      const { rest, nowMs } = breaker;
      if (rest) throw new ModelRestingError(rest);
      try {
        const result = await inner.generate(request);
        breaker.answered();
        return result;
      } catch (error) {
        if (error instanceof ModelError && !OTHERS.has(error.code))
          breaker.failed(error.code, {
            tookMs: breaker.nowMs - nowMs,
            pauseMs: askedPauseMs(error),
          });
        throw error;
      }
    },
  });
}
