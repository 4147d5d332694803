// Ends a promise with the signal's error even when what runs inside does not listen to the signal.
import { abortError } from '../errors/abort.ts';

/** The promise's outcome, or the signal's error, whichever comes first. */
export function untilAborted<T>(signal: AbortSignal, start: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(abortError(signal));
      return;
    }
    const stop = () => reject(abortError(signal));
    signal.addEventListener('abort', stop, { once: true });
    start()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}
