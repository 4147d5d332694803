// Turns an abort signal's reason into the error that the call ends with.
import { ModelAbortedError } from './call-errors.ts';
import { ModelError } from './model-error.ts';

/** The error of a signal that fired: a deadline's own, or that the caller called it off. */
export function abortError(signal: AbortSignal): ModelError {
  const reason: unknown = signal.reason;
  if (reason instanceof ModelError) return reason;
  const said = reason instanceof Error ? reason.message : String(reason ?? 'no reason');
  return new ModelAbortedError({ reason: said }, { cause: reason });
}

/** Ends here when the signal has fired. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError(signal);
}
