// A layer that sends calls through a scheduler and tells their place in the queue.
import type { Layer } from '../port/language-model.ts';
import type { CallScheduler } from './call-scheduler.ts';

/** Waits for the call's turn; stands inside retries, so that a pause holds no slot. */
export function withSchedule(scheduler: CallScheduler): Layer {
  return (inner) => ({
    id: inner.id,
    generate(request) {
      const { priority = 'background', character, purpose, signal, onPhase } = request;
      return scheduler.run(
        {
          ...{ priority, group: character, purpose, signal },
          onPosition: onPhase && ((position) => onPhase({ name: 'queued', position })),
        },
        () => inner.generate(request),
      );
    },
  });
}
