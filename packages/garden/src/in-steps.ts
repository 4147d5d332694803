// Does long work in steps, so that nothing else of the process waits for all of it.
import { setImmediate } from 'node:timers/promises';

/** What the work comes to; between two steps everybody else has a turn. */
export async function inSteps<T>(steps: Iterator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
