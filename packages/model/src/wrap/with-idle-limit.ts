// A layer that gives a stream up when it has fallen silent in the middle.
import { ModelTimeoutError } from '../errors/call-errors.ts';
import { limits } from '../limits.ts';
import type { Layer } from '../port/language-model.ts';
import { underSignal } from './linked-abort.ts';
import { untilAborted } from './until-aborted.ts';

/** MODEL_TIMEOUT when no text comes for so long; before the first text only the deadline counts. */
export function withIdleLimit({ idleMs = limits.idleMs }: { idleMs?: number } = {}): Layer {
  return (inner) => ({
    id: inner.id,
    generate: (request) =>
      underSignal(request.signal, async (controller) => {
        let timer: NodeJS.Timeout | undefined;
        const giveUp = () =>
          controller.abort(new ModelTimeoutError({ limitMs: idleMs, kind: 'idle' }));
        const onToken = (text: string) => {
          clearTimeout(timer);
          timer = setTimeout(giveUp, idleMs);
          request.onToken?.(text);
        };
        const { signal } = controller;
        try {
          return await untilAborted(signal, () => inner.generate({ ...request, onToken, signal }));
        } finally {
          clearTimeout(timer);
        }
      }),
  });
}
