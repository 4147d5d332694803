// A layer that gives one attempt only a share of the call's time, so that another can follow.
import { ModelTimeoutError } from '../errors/call-errors.ts';
import type { Layer } from '../port/language-model.ts';
import { underSignal } from './linked-abort.ts';
import { untilAborted } from './until-aborted.ts';

/** A retryable MODEL_TIMEOUT after `attemptMs`; stands inside withRetry. */
export function withAttemptLimit({ attemptMs }: { attemptMs: number }): Layer {
  return (inner) => ({
    id: inner.id,
    generate: (request) =>
      underSignal(request.signal, async (controller) => {
        const { signal } = controller;
        const timer = setTimeout(
          () => controller.abort(new ModelTimeoutError({ limitMs: attemptMs, kind: 'attempt' })),
          attemptMs,
        );
        try {
          return await untilAborted(signal, () => inner.generate({ ...request, signal }));
        } finally {
          clearTimeout(timer);
        }
      }),
  });
}
