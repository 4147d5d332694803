// A layer that ends every call within its deadline, whatever happens inside.
import { ModelTimeoutError } from '../errors/call-errors.ts';
import { limits } from '../limits.ts';
import type { GenerateRequest } from '../port/generate-request.ts';
import type { Layer } from '../port/language-model.ts';
import { underSignal } from './linked-abort.ts';
import { untilAborted } from './until-aborted.ts';

/** MODEL_TIMEOUT after `deadlineMs`, MODEL_ABORTED when the caller's signal fires; both reach the server. */
export function withDeadline(): Layer {
  return (inner) => ({
    id: inner.id,
    generate: (request) =>
      underSignal(request.signal, async (controller) => {
        const { signal } = controller;
        const limitMs = request.deadlineMs;
        const timer = setTimeout(
          () => controller.abort(new ModelTimeoutError({ limitMs, kind: 'deadline' })),
          Math.min(limitMs, limits.timerMs),
        );
        try {
          return await untilAborted(signal, () =>
            inner.generate({ ...request, ...quietAfter(signal, request), signal }),
          );
        } finally {
          clearTimeout(timer);
        }
      }),
  });
}

type Listeners = Pick<GenerateRequest, 'onToken' | 'onRestart' | 'onPhase'>;

/** The caller's listeners, silent once the call is over: a late piece must not reach anybody. */
function quietAfter(signal: AbortSignal, request: GenerateRequest): Listeners {
  const { onToken, onRestart, onPhase } = request;
  return {
    ...(onToken && { onToken: unlessAborted(signal, onToken) }),
    ...(onRestart && { onRestart: unlessAborted(signal, onRestart) }),
    ...(onPhase && { onPhase: unlessAborted(signal, onPhase) }),
  };
}

function unlessAborted<T extends unknown[]>(signal: AbortSignal, tell: (...given: T) => void) {
  return (...given: T) => {
    if (!signal.aborted) tell(...given);
  };
}
