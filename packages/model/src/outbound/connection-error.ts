// Names the error of a connection that gave no answer.
import { ModelGarbageError } from '../errors/answer-errors.ts';
import { ModelRefusedError } from '../errors/connection-errors.ts';
import { ModelError } from '../errors/model-error.ts';

/** The model error for what node:http says before an answer has begun. */
export function connectionError(url: string, error: Error): ModelError {
  if (error instanceof ModelError) return error;
  const reason = reasonOf(error);
  // The parser's own codes: somebody is there, but speaks no HTTP.
  if (reason.startsWith('HPE_')) {
    return new ModelGarbageError({ url, snippet: error.message }, { cause: error });
  }
  return new ModelRefusedError({ url, reason }, { cause: error });
}

/** A name with several addresses fails with all their errors at once; the first one speaks. */
function reasonOf(error: Error): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  if (inner instanceof Error && 'code' in inner && typeof inner.code === 'string') {
    return inner.code;
  }
  return error.message;
}
